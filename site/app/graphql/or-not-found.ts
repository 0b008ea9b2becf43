import { data } from 'react-router';

/** Waits for an answer; one refused for what stood in the address becomes a page not found, not a fault of ours. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { code?: string }).code === 'BAD_USER_INPUT') throw data(null, { status: 404 });
    throw error;
  }
}
