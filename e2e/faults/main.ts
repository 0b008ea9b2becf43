import { parseArgs } from 'node:util';
import { surviveEnquiryFaults } from './enquiry-faults.ts';

/** `pnpm test:faults`: the whole thing, for a person with time. Another seed, other moments: `--seed 7`. */
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const { lost, ...report } = await surviveEnquiryFaults({
  submissions: 500,
  clients: 16,
  kills: { sending: 8, delivering: 6 },
  seed: Number(values.seed),
  onProgress: (step) => console.log(`${step}...`),
});
console.table(report);
for (const line of lost) console.error(line);
process.exitCode = lost.length > 0 || report.refused > 0 ? 1 : 0;
