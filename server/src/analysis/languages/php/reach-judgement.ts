import type { Severity } from '@presswright/shared/schemas/analysis';
import { severities } from '@presswright/shared/schemas/severities';
import type { Finding } from '../../finding.ts';
import type { RuleMeta } from '../../rule-meta.ts';
import type { Place } from './flow/events.ts';
import type { Entry } from './flow/function-info.ts';
import { Guard } from './flow/guards.ts';
import { restFieldLabel } from './flow/kept-data.ts';
import type { Reach, Reached } from './flow/reach.ts';
import { guardsOnWay, guardsWhenKept, isExact } from './flow/taints.ts';
import type { Source, Step, Taint } from './flow/value.ts';
import { Audience, limitAudience, openness } from './taint/audiences.ts';

/** A finding about request data, with the severity of who can send it and a sentence that says so. */
export function judgeByReach(
  finding: Finding,
  { severity, reach }: RuleMeta,
  { source, step }: Taint,
  place: Place | null,
  ways: Reach,
): Finding | null {
  if (source.kind !== 'request') return finding;
  const kept = guardsWhenKept({ mask: 0, source, step });
  if (kept !== null) return judgeKept(finding, finding.severity ?? severity, source, ways.at(source.start), kept);
  const weight = finding.reach ?? reach ?? {};
  const sent = narrowestOn(ways, ways.at(source.start), step, place);
  const guards =
    (place?.guards ?? 0) |
    guardsOnWay({ mask: 0, source, step }) |
    sent.guards |
    (place === null ? 0 : ways.of(place.enclosing).guards);
  const audience = limitAudience(sent.audience, guards);
  // Without its nonce a route still answers, only to nobody in particular.
  const isAddress = weight.victim === 'visitor' && sent.entry?.kind === 'rest';
  const said = finding.severity ?? severity;
  // Its permission callback has compared a key or a signature: who has one was given it.
  const isKeyed = sent.entry?.kind === 'rest' && (sent.guards & Guard.Signed) !== 0;
  const most =
    weight.victim === 'visitor' && isOwnHeader(source)
      ? 'low'
      : (mostSevere(said, audience, isAddress ? guards & ~Guard.Nonce : guards, weight) ??
        (isKeyed ? (said === 'critical' ? 'medium' : 'low') : null));
  const message = isKeyed
    ? `Only reachable with a key or a signature (${sent.entry?.name ?? ''}).`
    : describeReach(audience, guards, sent.entry);
  return {
    ...finding,
    severity: most === null ? said : milder(said, most),
    message: message === '' ? finding.message : `${finding.message} ${message}`,
  };
}

/** A finding about data of which a step of the way is a guess: it counts for no more than medium. */
export function judgeByCertainty(finding: Finding, { severity }: RuleMeta, taint: Taint): Finding {
  if (isExact(taint) || (taint.source.kind !== 'request' && taint.source.kind !== 'attributes')) return finding;
  const said = finding.severity ?? severity;
  return {
    ...finding,
    severity: milder(said, 'medium'),
    confidence: finding.confidence === 'low' ? 'low' : 'medium',
    message: `${finding.message} One step of its way is a guess.`,
  };
}

/** Who gets to all the places that the data passes, in the one request that sends it: the fewest of those who get to any. */
function narrowestOn(ways: Reach, sent: Reached, step: Step | null, place: Place | null): Reached {
  let narrowest = sent;
  const consider = (reached: Reached) => {
    if (isRequested(reached.audience) && !isOpenTo(reached.audience, sent)) narrowest = reached;
  };
  for (let at = step; at !== null; at = at.previous) consider(ways.at(at.start));
  if (place?.enclosing != null) consider(ways.of(place.enclosing));
  return narrowest;
}

/** Whether someone else gets to a place than those who run the site, or nobody but them sends the data anyway. */
function isOpenTo(audience: number, sent: Reached): boolean {
  const isOpen = (audience & (Audience.Anonymous | Audience.Member | Audience.Unknown)) !== 0;
  return isOpen || openness(sent.audience) >= openness(audience);
}

/** What has come back from the database harms others than its sender: it matters only who may write it. */
function judgeKept(finding: Finding, said: Severity, source: Source, sent: Reached, guards: number): Finding | null {
  const audience = limitAudience(sent.audience, guards | sent.guards);
  // A form that only members are shown with its nonce may well be one for those who run the site.
  const isShown = (audience & Audience.Anonymous) === 0 && ((guards | sent.guards) & Guard.Nonce) !== 0;
  const isOpen = (audience & (Audience.Anonymous | Audience.Member)) !== 0 && !isShown;
  // Who runs the site may write what is shown there.
  if ((audience & ~(Audience.Administrator | Audience.Cron | Audience.CommandLine | Audience.Upgrade)) === 0)
    return null;
  const entry = source.label.startsWith(restFieldLabel) ? null : sent.entry;
  const message = describeReach(audience, guards | sent.guards | Guard.Nonce, entry);
  return {
    ...finding,
    severity: isOpen ? said : milder(said, 'medium'),
    confidence: 'medium',
    message: `${finding.message} It comes back from the database. ${message}`.trimEnd(),
  };
}

/** What a browser says of itself: nobody can make somebody else's browser send it. The address it comes from is not. */
function isOwnHeader({ label }: Source): boolean {
  return /^\$_SERVER\['HTTP_(?!REFERER)/.test(label);
}

/** The most that a flaw counts that only these get to; null where everybody does. */
function mostSevere(
  said: Severity,
  audience: number,
  guards: number,
  { trusted, victim }: NonNullable<RuleMeta['reach']>,
): Severity | null {
  const isOpen = (audience & (Audience.Anonymous | Audience.Member | Audience.Unknown)) !== 0;
  const hasNonce = (guards & Guard.Nonce) !== 0;
  if (victim === 'visitor' && (isOpen || isRequested(audience))) return hasNonce ? 'low' : null;
  if (isOpen) return null;
  if (!isRequested(audience)) return 'low';
  // What gives the whole server away is no administrator's right on every site.
  return trusted ?? (hasNonce && said !== 'critical' ? 'low' : 'medium');
}

const isRequested = (audience: number) => (audience & (Audience.Author | Audience.Administrator)) !== 0;

function milder(a: Severity, b: Severity): Severity {
  return severities.indexOf(a) > severities.indexOf(b) ? a : b;
}

/** Who gets here and what was not checked, as a sentence; '' where the files do not say. */
export function describeReach(audience: number, guards: number, entry: Entry | null): string {
  const by = entry === null || entry.name === '' ? '' : ` (${entry.name})`;
  const lacks = (guard: number, what: string) => ((guards & guard) === 0 ? `; no ${what} was checked` : '');
  switch (openness(audience)) {
    case 0:
      return `Reachable by any visitor${by}.`;
    case 1:
      return `Reachable by any logged-in user${by}${lacks(Guard.Capability | Guard.Owner | Guard.Signed | Guard.Allowed, 'capability')}.`;
    case 2:
      return `Reachable by authors${by}${lacks(Guard.Nonce, 'nonce')}.`;
    case 3:
      return `Only reachable by administrators${by}${lacks(Guard.Nonce, 'nonce')}.`;
    case 4:
      return `Only a scheduled event gets here${by}.`;
    case 5:
      return `Only the command line gets here${by}.`;
    case 6:
      return `Only activation or an upgrade gets here${by}.`;
    default:
      return '';
  }
}
