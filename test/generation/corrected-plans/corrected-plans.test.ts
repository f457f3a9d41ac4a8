import { describe } from 'vitest';
import { requests } from './requests.ts';
import { saysFacts } from './says-facts.ts';

// How many of the 60 are wholly right, and how many of their facts no plan can say. To be raised, never lowered.
describe('plans that people corrected', () => saysFacts(requests, { wholeFloor: 60, unsaidCeiling: 0 }));
