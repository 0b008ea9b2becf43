import type { PrismaClient } from '@agency/prisma';

const phrases = 'shop site checkout slow phone order invoice theme plugin search mail server price basket report';
const fillers = 'we need a new and the our customers complain about it every week please call';

/**
 * Fills an empty inbox with `rows` inquiries, one minute apart. Messages have 26 to 125 words, mostly common ones. A
 * third of the inquiries name a company. Email domains repeat every 20,000 inquiries, and company names every 60,000.
 * All but the newest 199 inquiries have a reply.
 */
export async function fillInbox(database: PrismaClient, rows: number): Promise<void> {
  const words = `${phrases} ${fillers}`.split(' ');
  await database.$executeRaw`
    INSERT INTO contact_submissions (id, name, email, company, service, message, state, last_from, trashed_at,
      created_at, last_message_at)
    SELECT gen_random_uuid(), 'Visitor ' || initcap(substr(md5(n::text), 1, 7)),
      'visitor-' || n || '@' || firm || '.example', CASE WHEN n % 3 = 0 THEN initcap(firm) || ' Ltd' END, 'wordpress',
      (SELECT string_agg((${words}::text[])[1 + abs(hashint4(n * 131 + k)) % ${words.length}::int], ' ')
        FROM generate_series(1, 20 + n % 100) k)
      || (SELECT string_agg(' ' || substr(md5((n * 7 + k)::text), 1, 6 + k), '') FROM generate_series(1, 6) k),
      -- The newest inquiries are new. Most of the others are done, won or lost.
      CASE WHEN n < 200 THEN 'new' ELSE (ARRAY['done', 'won', 'lost', 'spam'])[1 + n % 4] END,
      CASE WHEN n < 100 THEN 'them' ELSE 'us' END, CASE WHEN n % 50 = 0 THEN now() END,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM generate_series(1, ${rows}::int) n, substr(md5((n % 20000)::text), 1, 8) firm`;
  // Disables the triggers, because they would update each inquiry separately. The UPDATE below updates all of them at
  // once.
  await database.$executeRaw`ALTER TABLE inquiry_messages DISABLE TRIGGER USER`;
  await database.$executeRaw`ALTER TABLE contact_submissions DISABLE TRIGGER USER`;
  await database.$executeRaw`
    INSERT INTO inquiry_messages (id, inquiry_id, state, text, at)
    SELECT gen_random_uuid(), id, 'sent', 'Hello', created_at + interval '3 hours'
    FROM contact_submissions WHERE state <> 'new'`;
  await database.$executeRaw`
    UPDATE contact_submissions SET first_replied_at = created_at + interval '3 hours', thread_version = 1,
      last_message_at = created_at + interval '3 hours'
    WHERE state <> 'new'`;
  await database.$executeRaw`ALTER TABLE contact_submissions ENABLE TRIGGER USER`;
  await database.$executeRaw`ALTER TABLE inquiry_messages ENABLE TRIGGER USER`;
  await database.$executeRaw`VACUUM ANALYZE inquiry_messages`;
  // Autovacuum is off here. Without VACUUM, a count would read every row instead of only an index.
  await database.$executeRaw`VACUUM ANALYZE contact_submissions`;
}
