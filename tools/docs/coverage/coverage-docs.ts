import type { RuleMeta } from '../../../server/src/analysis/rules/rule.ts';
import { type PeerCheck, peerChecks } from './peer-checks.ts';

const start = '<!-- coverage: written by `npm run generate` from the rules and tools/docs/coverage/peer-checks.ts -->';
const end = '<!-- /coverage -->';

/** The page with its table of other tools' checks brought up to date. Throws when a check is left without an answer. */
export function withCoverage(page: string, rules: readonly RuleMeta[]): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page has no place for the coverage table: ${start} … ${end}`);
  return `${page.slice(0, from)}${start}\n${coverageTables(rules)}${page.slice(to)}`;
}

function coverageTables(rules: readonly RuleMeta[]): string {
  const gaps = peerChecks.flatMap((check) => gapsOf(check, rules));
  if (gaps.length > 0) throw new Error(`the coverage tables have gaps:\n${gaps.join('\n')}`);
  const groups = Map.groupBy(peerChecks, ({ tool, group }) => `${tool}: ${group}`);
  return [...groups]
    .map(([title, checks]) => {
      const rows = checks.map((check) => `| \`${check.name}\` | ${answerTo(check, rules)} |`);
      return `### ${title}\n\n| check | here |\n|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

function gapsOf(check: PeerCheck, rules: readonly RuleMeta[]): string[] {
  const missing = (check.by ?? []).filter((id) => rules.every((rule) => rule.id !== id));
  if (missing.length > 0) return missing.map((id) => `${check.name}: there is no rule ${id}`);
  return answerTo(check, rules) === '' ? [`${check.name}: neither a rule nor a reason`] : [];
}

function answerTo(check: PeerCheck, rules: readonly RuleMeta[]): string {
  const ids = new Set([...(check.by ?? []), ...sniffedBy(check, rules)]);
  const links = [...ids].map((id) => `[${id}](rules/${id}.md)`).join(', ');
  return [links, check.note].filter(Boolean).join('; ');
}

/** Rules that `phpcs:ignore` of this sniff silences, or of one of its codes. */
function sniffedBy({ tool, group, name }: PeerCheck, rules: readonly RuleMeta[]): string[] {
  if (tool !== 'WPCS' && tool !== 'VIPCS') return [];
  const sniff = `${tool === 'WPCS' ? 'WordPress' : 'WordPressVIPMinimum'}.${group}.${name}`;
  return rules
    .filter(({ sniffs }) => sniffs.some((own) => own === sniff || own.startsWith(`${sniff}.`)))
    .map(({ id }) => id);
}
