import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateBlock, settledPlan } from '../../../server/src/generation/block/generate-block.ts';
import type { BlockAttribute } from '../../../server/src/generation/block/plan.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { otherValues, shownValues } from '../../generation/block/support/attribute-values.ts';
import { looksDifferent, type Shown } from '../../generation/block/support/markup-changes.ts';
import { blockNames, randomBlocks } from '../../generation/block/support/random-blocks.ts';
import { requirePeer } from '../peers.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { DebugLog } from './harness/debug-log.ts';
import { inside } from './harness/inside.ts';
import { blockMatrix } from './matrix/blocks.ts';

const count = Number(process.env['PRESSWRIGHT_BLOCKS'] ?? 500);

interface Rendered {
  readonly inside: string;
  readonly class: string;
  readonly style: string;
  readonly printed: string;
}

interface Change {
  readonly attribute: BlockAttribute;
  readonly value: unknown;
}

/** A block in a folder, the changes that are tried on it, and its stylesheet. */
interface Tried {
  readonly label: string;
  readonly folder: string;
  readonly slug: string;
  readonly css: string;
  readonly attributes: readonly BlockAttribute[];
  readonly changes: readonly Change[];
  readonly tries: readonly Readonly<Record<string, unknown>>[];
}

requirePeer('php', 'wordpress', 'sqlite')('attributes of blocks that render.php prints', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-attributes-'));
  let site: WordPressSite;
  let log: DebugLog;
  let blocks: readonly Tried[];
  let rendered: readonly (readonly Rendered[])[];

  beforeAll(() => {
    site = WordPressSite.create();
    log = new DebugLog(site);
    const requests = [
      ...Object.entries(blockMatrix),
      ...blockNames.map((block_type) => [block_type, { block_type }] as const),
      ...randomBlocks(count, 4).map((request, at) => [`random ${at}, ${request.block_type}`, request] as const),
    ];
    blocks = requests.flatMap(([label, request], at) => tried(label, request, join(folder, String(at))));
    const input = join(folder, 'blocks.json');
    writeFileSync(
      input,
      JSON.stringify(blocks.map(({ slug, tries, ...one }) => ({ slug, tries, folder: one.folder }))),
    );
    rendered = inside(site, 'render-changes', input);
  }, 300_000);

  afterAll(() => {
    site?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are rendered without a word', () => {
    expect(rendered).toHaveLength(blocks.length);
    const printed = rendered.flatMap((sets, at) =>
      sets.filter((one) => one.printed !== '').map((one) => `${blocks[at]?.label}: ${one.printed}`),
    );
    expect(printed).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('change what is shown', () => {
    const unseen = blocks.flatMap(({ label, attributes, changes, css }, at) => {
      const [before, ...after] = (rendered[at] ?? []).map(shown);
      const seen = changes
        .filter(
          (_, index) => before !== undefined && after[index] !== undefined && looksDifferent(before, after[index], css),
        )
        .map(({ attribute }) => attribute);
      return attributes
        .filter((attribute) => !seen.includes(attribute))
        .map(({ name, kind, role }) => `${label}: ${name} (${kind}, ${role})`);
    });
    expect(unseen).toEqual([]);
  });

  /** Writes a block that is rendered into a folder; nothing of `null`, which is for code, is tried. */
  function tried(label: string, request: BlockGenerateRequest, into: string): Tried[] {
    const plan = settledPlan(request);
    if (!plan.isDynamic) return [];
    const { slug, files } = generateBlock(request, new Slots());
    for (const { path, content } of files) {
      mkdirSync(dirname(join(into, path)), { recursive: true });
      writeFileSync(join(into, path), content);
    }
    const base = files.find(({ role }) => role === 'block_json')?.path ?? '';
    const attributes = plan.attributes.filter(({ kind }) => kind !== 'null');
    const changes = attributes.flatMap((attribute) => otherValues(attribute).map((value) => ({ attribute, value })));
    const before = shownValues(plan);
    return [
      {
        label,
        folder: dirname(join(into, base)),
        slug,
        css: String(files.find(({ role }) => role === 'style')?.content),
        attributes,
        changes,
        tries: [before, ...changes.map(({ attribute, value }) => ({ ...before, [attribute.name]: value }))],
      },
    ];
  }
});

const shown = (one: Rendered): Shown => ({
  inside: one.inside,
  classes: one.class.split(/\s+/),
  properties: Object.fromEntries(
    one.style.split(';').map((part) => part.split(/:(.*)/).map((text) => text.trim()) as [string, string]),
  ),
});
