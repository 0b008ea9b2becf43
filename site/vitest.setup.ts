import { configure } from '@testing-library/dom';
import { patience } from '../vitest.shared.ts';

configure({ asyncUtilTimeout: patience.expect.poll.timeout });
