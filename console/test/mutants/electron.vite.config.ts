import config from '../../electron.vite.config.ts';
import { isOfRenderer } from './fault.ts';
import { faults } from './faults.ts';
import { plant } from './plant.ts';

const fault = faults[Number(process.env.FAULT)];
if (!fault) throw new Error('FAULT is the place of a fault in faults.ts');

const { main, preload, renderer } = config;
const planted = plant(fault);

/** Only the part with the fault in it: the others are as they were built before. */
export default isOfRenderer(fault)
  ? { renderer: { ...renderer, plugins: [planted, ...(renderer?.plugins ?? [])] } }
  : { main: { ...main, plugins: [planted] }, preload };
