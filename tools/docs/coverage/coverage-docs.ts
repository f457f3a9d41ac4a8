import type { RuleMeta } from '../../../server/src/analysis/rules/rule.ts';
import { type PeerCheck, peerChecks } from './peer-checks.ts';

const start = '<!-- coverage: written by `npm run generate` from the rules and tools/docs/coverage/peer-checks.ts -->';
const end = '<!-- /coverage -->';

/** The page with its table of other tools' checks brought up to date. Throws when a check is left without an answer. */
export function withCoverage(page: string, rules: readonly RuleMeta[]): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page has no place for the coverage table: ${start} … ${end}`);
  return `${page.slice(0, from)}${start}\n${coverageTable(rules)}${page.slice(to)}`;
}

function coverageTable(rules: readonly RuleMeta[]): string {
  const ids = new Set<string>(rules.map(({ id }) => id));
  const groups = Map.groupBy(peerChecks, ({ tool, group }) => `${tool}: ${group}`);
  const open: string[] = [];
  const sections = [...groups].map(([title, checks]) => {
    const rows = checks.map((check) => {
      const by = [...new Set([...(check.by ?? []), ...sniffedBy(check, rules)])];
      for (const id of check.by ?? []) if (!ids.has(id)) open.push(`${check.name}: there is no rule ${id}`);
      if (by.length === 0 && check.note === undefined) open.push(`${check.name}: neither a rule nor a reason`);
      const links = by.map((id) => `[\`${id}\`](rules/${id}.md)`).join(', ');
      return `| \`${check.name}\` | ${[links, check.note].filter(Boolean).join('; ')} |`;
    });
    return `### ${title}\n| check | ours |\n|---|---|\n${rows.join('\n')}\n`;
  });
  if (open.length > 0) throw new Error(`the coverage table has gaps:\n${open.join('\n')}`);
  return `${sections.join('\n')}`;
}

/** Rules that `phpcs:ignore` of this sniff silences, or of one of its codes. */
function sniffedBy({ tool, group, name }: PeerCheck, rules: readonly RuleMeta[]): string[] {
  if (tool !== 'WPCS' && tool !== 'VIPCS') return [];
  const sniff = `${tool === 'WPCS' ? 'WordPress' : 'WordPressVIPMinimum'}.${group}.${name}`;
  return rules
    .filter(({ sniffs }) => sniffs.some((own) => own === sniff || own.startsWith(`${sniff}.`)))
    .map(({ id }) => id);
}
