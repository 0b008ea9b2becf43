import { z } from 'zod';
import { ContactSubmission } from '#api/contact/contact.graphql.ts';
import { matching } from '#api/contact/list-inquiries.ts';
import { mostErased, personLength, personOf } from '#api/contract/people.ts';
import { emailAddress } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost, foundTogether } from '#api/graphql/cost.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { sortedBy } from '#api/graphql/keyset.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { MaintenanceOrder } from '#api/orders/orders.graphql.ts';
import { InquiryMessage } from '#api/replies/replies.graphql.ts';
import { type Erased as ErasedPerson, erasedMessage, erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { countMessages, loadPerson, type PersonSummary } from './load-person.ts';

/** The cost of a short list: one query and its items. */
const shortList = { field: cost.query, multiplier: personLength };
const newest = { orderBy: sortedBy('newest'), take: personLength };

const Person = builder.objectRef<PersonSummary>('Person').implement({
  description:
    'A person, identified by an email address in upper or lower case, with all that came from this address or was ordered with it.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address in lower case.' }),
    name: t.exposeString('name', { description: 'The name of the newest inquiry or order.' }),
    firstSeenAt: t.expose('firstSeenAt', { type: 'DateTime', description: 'When the first inquiry or order arrived.' }),
    inquiryCount: t.exposeInt('inquiryCount', {
      description: 'The number of inquiries, including spam and trash.',
    }),
    orderCount: t.exposeInt('orderCount', { description: 'The number of orders.' }),
    messageCount: t.int({
      description: 'The number of messages exchanged: inquiries, answers, and replies that were sent.',
      complexity: cost.query,
      resolve: (person, _args, { database }) => countMessages(database, person),
    }),
    inquiries: t.prismaField({
      type: [ContactSubmission],
      description: `The newest ${personLength} inquiries, including spam and trash.`,
      complexity: shortList,
      resolve: (query, { email: person }, _args, { database }) =>
        database.contactSubmission.findMany({ ...query, ...newest, where: { person } }),
    }),
    orders: t.prismaField({
      type: [MaintenanceOrder],
      description: `The newest ${personLength} orders.`,
      complexity: shortList,
      resolve: (query, { email: person }, _args, { database }) =>
        database.maintenanceOrder.findMany({ ...query, ...newest, where: { person } }),
    }),
    notes: t.prismaField({
      type: [InquiryMessage],
      description: `The newest ${personLength} notes in all of the person's threads.`,
      complexity: shortList,
      resolve: (query, { email: person }, _args, { database }) =>
        database.inquiryMessage.findMany({
          ...query,
          where: { state: 'noted', inquiry: { person } },
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          take: personLength,
        }),
    }),
  }),
});

/** Counts the inquiries that the inbox lists without a filter. */
const inquiriesOf = foundTogether(async (database, people) => {
  const groups = await database.contactSubmission.groupBy({
    by: ['person'],
    where: { AND: [matching(null), { person: { in: [...people] } }] },
    _count: true,
  });
  return groups.map(({ person: id, _count: count }) => ({ id, count }));
});

builder.prismaObjectFields(ContactSubmission, (t) => ({
  person: t.field({
    type: Person,
    nullable: true,
    description: 'The person who sent the inquiry.',
    complexity: cost.query,
    select: { person: true },
    resolve: ({ person }, _args, { database }) => loadPerson(database, person),
  }),
  personInquiryCount: t.int({
    description: 'The number of inquiries from the same address without spam and trash, but including this one.',
    select: { person: true, state: true, trashedAt: true },
    resolve: async ({ person, state, trashedAt }, _args, context) =>
      ((await inquiriesOf(context).load(person))?.count ?? 0) + (trashedAt || state === 'spam' ? 1 : 0),
  }),
}));

builder.prismaObjectField(MaintenanceOrder, 'inquiry', (t) =>
  t.prismaField({
    type: ContactSubmission,
    nullable: true,
    description: 'The newest inquiry from the same address before the order. Null if there is none.',
    complexity: cost.query,
    select: { person: true, createdAt: true },
    resolve: (query, { person, createdAt }, _args, { database }) =>
      database.contactSubmission.findFirst({
        ...query,
        where: { person, createdAt: { lt: createdAt } },
        orderBy: sortedBy('newest'),
      }),
  }),
);

const email = { required: true, description: 'The email address, in upper or lower case.' } as const;
const addressSchema = z.object({ email: emailAddress().transform(personOf) });

builder.queryFields((t) => ({
  person: t.field({
    type: Person,
    nullable: true,
    description:
      'The person with an address. Null if neither an inquiry nor an order came from the address. For the admin.',
    authScopes: { admin: true },
    args: { email: t.arg.string(email) },
    complexity: cost.query,
    resolve: (_root, args, { database }) => {
      const { success, data } = addressSchema.safeParse(args);
      return success ? loadPerson(database, data.email) : null;
    },
  }),
  personExport: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'The data stored about an address: inquiries, messages, notes, files, orders, payments, subscriptions, mails, and the block of the address. Long lists contain only the newest entries. Null if there is no data. For the admin.',
    authScopes: { admin: true },
    args: { email: t.arg.string(email) },
    complexity: 10 * cost.query,
    resolve: (_root, args, { database, now }) => {
      const { success, data } = addressSchema.safeParse(args);
      return success ? exportPerson(database, data.email, now()) : null;
    },
  }),
}));

const Erased = builder.objectRef<ErasedPerson>('Erased').implement({
  description: 'The result of erasing a person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The SHA-256 of the address in lower case, in hex, as in the audit log.' }),
    message: t.string({ description: 'Describes what was erased and what was kept.', resolve: erasedMessage }),
    inquiries: t.exposeInt('inquiries', { description: 'The number of erased inquiries, with their threads.' }),
    mails: t.exposeInt('mails', { description: 'The number of erased mails.' }),
    inquiriesLeft: t.exposeInt('inquiriesLeft', { description: 'The number of inquiries left for another run.' }),
    ordersKept: t.exposeInt('ordersKept', { description: 'The number of orders kept, with their invoices.' }),
  }),
});

const storedErasure = z.object({
  id: z.string(),
  inquiries: z.int(),
  mails: z.int(),
  inquiriesLeft: z.int(),
  ordersKept: z.int(),
});

builder.mutationFields((t) => ({
  erasePerson: t.field({
    type: Erased,
    description: `Permanently erases the data stored about an address: up to ${mostErased} inquiries with their messages and notes, the messages in other threads, the notes of subscriptions, and the mails to the address. Orders and the mails about them are kept, with the invoices, as accounting requires. A block of the address is kept, too. For the admin.`,
    authScopes: { admin: true },
    errors: { types: [InputError, NotFoundError, NotSignedInError] },
    args: { email: t.arg.string(email), idempotencyKey: t.arg.id(idempotencyKeyArgument) },
    resolve: (_root, { email: typed, idempotencyKey }, context) => {
      const { email: person } = parseInput(addressSchema, { email: typed });
      const operation = { key: idempotencyKey, input: ['erasePerson', person], result: storedErasure } as const;
      return runIdempotent(context, operation, (transaction) => erasePerson(transaction, person));
    },
  }),
}));
