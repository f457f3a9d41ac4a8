import { nearestName } from '@presswright/shared/nearest-name';
import { coreBlockNames, formerCoreBlocks, isKnownCoreBlock } from '@presswright/shared/wordpress/block-facts';
import { at, textOf } from '../../../languages/json/json-nodes.ts';
import { blocksOf, short } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { Project } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-unknown-block',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Unknown block',
  description:
    'Reports blocks that WordPress does not have under this name, blocks that are deprecated, and slips of the names of blocks of the plugin at hand.',
  rationale: `A block that is not registered shows as missing in the editor and prints its bare HTML, or nothing. A name without a namespace is one of WordPress itself.`,
  references: [
    {
      title: 'Markup representation of a block',
      url: 'https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:paragaph -->\n<p>Text</p>\n<!-- /wp:paragaph -->\n<!-- wp:core/post-titel /-->\n',
        lines: [1, 4],
      },
      {
        code: '<!-- wp:text-columns -->\n<div class="wp-block-text-columns"></div>\n<!-- /wp:text-columns -->\n',
        lines: [1],
      },
      {
        name: 'acme/patterns/card.html',
        code: '<!-- wp:acme/crad /-->\n',
        beside: { 'acme/card/block.json': '{ "apiVersion": 3, "name": "acme/card", "title": "Card" }' },
        lines: [1],
      },
    ],
    good: ['<!-- wp:core/paragraph -->\n<p>Text</p>\n<!-- /wp:core/paragraph -->\n<!-- wp:other/thing /-->\n'],
  },
};

/** Reports names that nothing registers. */
export function check(document: MarkupDocument, { source, project, report }: DocumentContext): void {
  for (const { name, nameAt, contentEnd, isVoid } of blocksOf(document, source.code).all) {
    const isCore = name.startsWith('core/');
    const now = formerCoreBlocks.get(name);
    if (isCore && now === undefined && isKnownCoreBlock(name)) continue;
    const meant = now ?? nearestName(name, isCore ? coreBlockNames : ownBlocks(project, name));
    if (!isCore && meant === null) continue;
    const written = source.slice({ start: document.base + nameAt.start, end: document.base + nameAt.end });
    const text = meant === null ? null : written.includes('/') ? meant : short(meant);
    const starts = isVoid ? [nameAt.start] : [nameAt.start, document.html.indexOf(written, contentEnd)];
    report({
      at: { start: document.base + nameAt.start, end: document.base + nameAt.end },
      message: now === undefined ? `There is no block "${written}".` : `The block "${written}" is deprecated.`,
      suggestion:
        text === null
          ? 'Write the name of a block that exists, with its namespace.'
          : `${now === undefined ? 'Did you mean' : 'Use'} "${text}"${now === undefined ? '?' : '.'}`,
      ...(now === undefined ? {} : { severity: 'low' }),
      ...(text === null || now !== undefined
        ? {}
        : {
            fix: {
              edits: starts
                .filter((start) => start !== -1)
                .map((start) => ({ start: document.base + start, end: document.base + start + written.length, text })),
              safe: false,
            },
          }),
    });
  }
}

/** Blocks of the files at hand with the namespace of `name`; none when it is among them. */
function ownBlocks(project: Project, name: string): readonly string[] {
  const names = project.fact(blockNames, ({ files }) =>
    files
      .filter(({ name }) => /(?:^|\/)block\.json$/.test(name))
      .map(({ name }) => textOf(at(project.json(name)?.root, 'name')) ?? ''),
  );
  const own = names.filter((each) => each.split('/')[0] === name.split('/')[0]);
  return own.includes(name) ? [] : own;
}

const blockNames = Symbol('names of blocks');
