import config from '../../electron.vite.config.ts';
import { faults } from './faults.ts';
import { plant } from './plant.ts';

const fault = faults[Number(process.env.FAULT)];
if (!fault) throw new Error('FAULT is the place of a fault in faults.ts');

/** Main and preload with one fault planted. */
export default { main: { ...config.main, plugins: [plant(fault)] }, preload: config.preload };
