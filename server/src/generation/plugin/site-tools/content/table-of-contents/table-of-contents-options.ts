/** What a description says of a table of contents. */
export type TableOfContents = {
  readonly position: 'above' | 'first_heading';
  readonly title: string;
  /** From 2 to 6: `<h2>` to this one. */
  readonly deepest: number;
  /** Fewer headings need no table. */
  readonly minimum: number;
  /** Posts with fewer words have no table; absent: their length does not matter. */
  readonly minimumWords?: number;
  readonly isNumbered: boolean;
  readonly isCollapsible: boolean;
  readonly isOpen: boolean;
  readonly isSmooth: boolean;
  readonly content: readonly string[];
};

const numbers = new Map(
  'two 2,three 3,four 4,five 5,six 6'.split(',').map((pair) => pair.split(' ') as [string, string]),
);
const numberOf = (word: string | undefined): number => Number(numbers.get(word ?? '') ?? word);

/** How long a text has to be: "posts longer than 1,000 words". */
function minimumWordsIn(line: string): number | null {
  const [, before = '', digits = '', after = ''] =
    /(?: (more than|longer than|over|exceed|exceeds|above|at least|minimum of|from))? (\d{1,3}(?:[,.]\d{3})+|\d{1,6})( or more)? words /.exec(
      line,
    ) ?? [];
  const words = Number(digits.replaceAll(/[,.]/g, ''));
  if (words < 1 || words >= 100_000 || (before === '' && after === '')) return null;
  return /more|longer|over|exceed|above/.test(before) ? words + 1 : words;
}

/** What a statement says of the table, whether it names it or not. */
export function tableOfContentsIn(line: string): Partial<TableOfContents> {
  const minimum = numberOf(
    / (?:at least|minimum of|minimum|more than|fewer than|less than|has|have) (\w+)(?: or more)? (?:headings|headers|sections|subheadings) /.exec(
      line,
    )?.[1] ?? / (\w+) or more (?:headings|sections) /.exec(line)?.[1],
  );
  const minimumWords = minimumWordsIn(line);
  const levels = [...line.matchAll(/ ?\bh([2-6])s?\b/g)].map(([, level]) => Number(level));
  const isClosed =
    / (collapsed|closed|hidden) (by default|at first|initially|first) | (initially|starts?) (collapsed|closed) /.test(
      line,
    );
  return {
    ...(minimum > 0 && { minimum: Math.min(/ more than /.test(line) ? minimum + 1 : minimum, 20) }),
    ...(minimumWords !== null && { minimumWords }),
    ...(levels.length > 0 && { deepest: Math.max(...levels) }),
    ...(/ (before|above) (the )?first (heading|header|section|h2) /.test(line)
      ? { position: 'first_heading' as const }
      : / (top|beginning|start|above|first) /.test(line.replace(/ at first /g, ' ')) && { position: 'above' as const }),
    ...(/ (numbered|numbers?|numbering|hierarchical numbers?) /.test(line.replace(/ number of /g, ' ')) && {
      isNumbered: true,
    }),
    ...((isClosed ||
      / (collapsible|collapsable|collapse|collapsed|expandable|toggle|toggled|foldable|fold|hide and show|show and hide|accordion) /.test(
        line,
      )) && {
      isCollapsible: true,
    }),
    ...(isClosed && { isOpen: false }),
    ...(/ (smooth|smoothly) /.test(line) && { isSmooth: true }),
  };
}
