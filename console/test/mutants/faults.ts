import { mainFaults } from './main-faults.ts';
import { rendererFaults } from './renderer-faults.ts';

export const faults = [...rendererFaults, ...mainFaults];
