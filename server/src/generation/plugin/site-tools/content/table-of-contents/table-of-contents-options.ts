/** What a description says of a table of contents. */
export type TableOfContents = {
  readonly position: 'above' | 'first_heading';
  readonly title: string;
  /** From 2 to 6: `<h2>` to this one. */
  readonly deepest: number;
  /** Fewer headings need no table. */
  readonly minimum: number;
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

/** What a statement says of the table, whether it names it or not. */
export function tableOfContentsIn(line: string): Partial<TableOfContents> {
  const minimum = numberOf(
    / (?:at least|minimum of|minimum|more than|fewer than|less than|has|have) (\w+)(?: or more)? (?:headings|headers|sections|subheadings) /.exec(
      line,
    )?.[1] ?? / (\w+) or more (?:headings|sections) /.exec(line)?.[1],
  );
  const levels = [...line.matchAll(/ ?\bh([2-6])s?\b/g)].map(([, level]) => Number(level));
  const isClosed =
    / (collapsed|closed|hidden) (by default|at first|initially|first) | (initially|starts?) (collapsed|closed) /.test(
      line,
    );
  return {
    ...(minimum > 0 && { minimum: Math.min(/ more than /.test(line) ? minimum + 1 : minimum, 20) }),
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
