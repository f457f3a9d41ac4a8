import type { Expr } from '../../../../analysis/languages/php/ast.ts';
import { generateProject } from '../../../generate-project.ts';
import { writeFiles } from '../../files-answer.ts';
import type { Act } from '../act.ts';
import { calledName, type GivenPhp } from '../given-php.ts';
import { itemOf } from '../handler-checks.ts';

/** Makes a block of a shortcode: its attributes become the block's, its callback renders it, and it goes on working. */
export const toBlock: Act = {
  id: 'to-block',
  title: 'convert a shortcode to a block',
  wants: /\b(?:convert|turn|make|rewrite|migrate|port|transform)\b[^.\n]*\bblock\b/i,
  async run(php, request) {
    const shortcode = php.registrations.find(({ kind }) => kind === 'shortcode');
    const handler = shortcode?.handler;
    if (shortcode === undefined || handler === undefined || handler === null || !('name' in handler)) return null;
    const said = /\b([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\b/.exec(request.words)?.[1];
    const name = said ?? blockName(shortcode.hook);
    const attributes = attributesOf(php);
    const { files, slug } = await generateProject({
      kind: 'block',
      request: { block_type: name, attributes, features: ['server_side_rendering'] },
    });
    const takesContent = handler.params.length > 1;
    const render = [
      '<?php',
      '/**',
      ` * Renders the block as the shortcode ${shortcode.hook} renders.`,
      ' *',
      ' * @var array $attributes Attributes.',
      ' */',
      '',
      "defined( 'ABSPATH' ) || exit;",
      '?>',
      `<div <?php echo get_block_wrapper_attributes(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped ?>>`,
      `\t<?php echo wp_kses_post( ${handler.name}( $attributes${takesContent ? ', $content' : ''} ) ); ?>`,
      '</div>',
      '',
    ].join('\n');
    const own = php.code
      .replace(/^<\?php\s*/, '')
      .replace(/\?>\s*$/, '')
      .trim();
    const made = files.flatMap(({ path, content }) => {
      if (typeof content !== 'string') return [];
      if (path.endsWith('/render.php')) return { path, content: render };
      if (path === `${slug}.php`) return { path, content: `${content.trimEnd()}\n\n${own}\n` };
      return /block\.json$|index\.(?:js|asset\.php)$|style\.css$|editor\.css$/.test(path) ? { path, content } : [];
    });
    const notes = [
      `The shortcode [${shortcode.hook}] goes on working: the block calls the same function.`,
      ...(Object.keys(attributes).length === 0 ? ['The shortcode has no attributes that shortcode_atts() names.'] : []),
    ];
    return { kind: 'text', text: writeFiles(slug, made, request.room, notes) };
  },
};

function blockName(tag: string): string {
  const [first = 'site', ...rest] = tag.toLowerCase().replace(/_/g, '-').split('-');
  return rest.length === 0 ? `custom/${first}` : `${first}/${rest.join('-')}`;
}

/** The attributes that `shortcode_atts()` names, with their defaults. */
function attributesOf(php: GivenPhp): Record<string, { type: string; default?: string | number | boolean }> {
  const [place] = php.calls('shortcode_atts');
  const pairs = place?.node.kind === 'Call' ? place.node.args[0]?.value : undefined;
  if (pairs?.kind !== 'Array') return {};
  return Object.fromEntries(
    pairs.items.flatMap((item) => {
      if (item?.key?.kind !== 'Str' || !/^[a-z_]\w*$/i.test(item.key.value)) return [];
      const value = itemOf(pairs, item.key.value);
      return [[item.key.value, attributeOf(value)]];
    }),
  );
}

function attributeOf(value: Expr | null): { type: string; default?: string | number | boolean } {
  switch (value?.kind) {
    case 'Str':
      return /^\d+$/.test(value.value)
        ? { type: 'number', default: Number(value.value) }
        : { type: 'string', default: value.value };
    case 'Num':
      return { type: 'number', default: value.value };
    case 'Bool':
      return { type: 'boolean', default: value.value };
    case 'Call':
      return calledName(value) === '' ? { type: 'string' } : { type: 'string', default: '' };
    default:
      return { type: 'string', default: '' };
  }
}
