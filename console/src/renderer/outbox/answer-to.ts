import type { ApolloClient } from '@apollo/client';
import { deleteEnquiryMutation } from '../graphql/enquiries.ts';
import { createItemMutation, deleteItemMutation, updateItemMutation } from '../graphql/portfolio.ts';
import type { Deed } from './write.ts';

/** Asks the server for what a deed is about. Apollo writes the item it answers with into the cache. */
export async function answerTo(client: ApolloClient, deed: Deed) {
  switch (deed.kind) {
    case 'delete-enquiry': {
      const { data } = await client.mutate({ mutation: deleteEnquiryMutation, variables: { id: deed.id } });
      return data?.deleteContactSubmission;
    }
    case 'create-item': {
      const { id, input } = deed;
      const { data } = await client.mutate({ mutation: createItemMutation, variables: { id, input } });
      return data?.createPortfolioItem;
    }
    case 'update-item': {
      const { id, input, expectedVersion } = deed;
      const { data } = await client.mutate({ mutation: updateItemMutation, variables: { id, input, expectedVersion } });
      return data?.updatePortfolioItem;
    }
    case 'delete-item': {
      const { id, expectedVersion } = deed;
      const { data } = await client.mutate({ mutation: deleteItemMutation, variables: { id, expectedVersion } });
      return data?.deletePortfolioItem;
    }
  }
}
