import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { isWhole, sampleOf } from '../whole.ts';
import { AnswerBench } from './answers.ts';
import type { DetailCase } from './cases/details/detail-case.ts';
import { functionCases } from './cases/details/functions.ts';
import { handlerCases } from './cases/details/handlers.ts';
import { hookCases } from './cases/details/hooks.ts';
import { laterFunctionCases } from './cases/details/later-functions.ts';
import { laterHookCases } from './cases/details/later-hooks.ts';
import { laterRegistrationDetails } from './cases/details/later-registrations.ts';
import { laterRequestCases } from './cases/details/later-requests.ts';
import { lookupCases } from './cases/details/lookups.ts';
import { registrationDetails } from './cases/details/registrations.ts';
import { requestCases } from './cases/details/requests.ts';
import { screenDetails } from './cases/details/screens.ts';
import { addDetailChecks, type DetailOutcome, detailsOf, reportOf, shareOfDetails } from './details.ts';

/** Each battery of prompts with the share of its details that must be right: what the engine does now, less a little. */
const batteries: readonly { name: string; cases: readonly DetailCase[]; least: number }[] = [
  { name: 'registrations', cases: registrationDetails, least: 0.88 },
  { name: 'screens', cases: screenDetails, least: 0.92 },
  { name: 'lookups', cases: lookupCases, least: 0.67 },
  { name: 'functions', cases: functionCases, least: 0.6 },
  { name: 'later functions', cases: laterFunctionCases, least: 0.78 },
  { name: 'handlers', cases: handlerCases, least: 0.45 },
  { name: 'requests', cases: requestCases, least: 0.68 },
  { name: 'later requests', cases: laterRequestCases, least: 0.2 },
  { name: 'hooks', cases: hookCases, least: 0.72 },
  { name: 'later hooks', cases: laterHookCases, least: 0.75 },
  { name: 'later registrations', cases: laterRegistrationDetails, least: 0.68 },
];

/** A third of a battery may have so much more of what is wrong. */
const ofSamples = 0.15;

requirePeer('php', 'wordpress', 'sqlite')('details of answers to instructions', { timeout: 600_000 }, () => {
  let bench: AnswerBench;
  beforeAll(() => {
    bench = new AnswerBench();
    addDetailChecks(bench);
  }, 120_000);
  afterAll(() => bench?.close());

  it.each(batteries)('has those of $name right', async ({ name, cases, least }) => {
    const outcomes: DetailOutcome[] = [];
    for (const one of sampleOf(cases, 3)) outcomes.push(await detailsOf(bench, one));
    console.info(reportOf(name, outcomes));
    expect(shareOfDetails(outcomes)).toBeGreaterThanOrEqual(isWhole ? least : least - ofSamples);
  });
});
