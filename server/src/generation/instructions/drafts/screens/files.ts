import { joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { guard } from '../../conditions.ts';
import { actionOf } from '../../recipes/content-types.ts';
import type { Draft } from '../draft.ts';
import { typeOf } from '../reading/listing.ts';
import { dataOf } from './script-data.ts';

interface LoadedFile {
  readonly kind: 'script' | 'style';
  /** Path in plugin or theme, or an address. */
  readonly path: string;
  readonly handle: string;
  /** What is said of it alone, where several are named. */
  readonly said: string;
}

/** The scripts and stylesheets that a prompt names, with their handles. */
function filesOf(c: Composer): LoadedFile[] {
  const paths = [...c.text.matchAll(/(?<![\w:/.@])((?:https?:\/\/[^\s`"')]+?|(?:[\w-]+\/)*[\w.-]+)\.(js|css))\b/gi)];
  const seen = new Set<string>();
  const unique = paths.filter(
    ([, path = '']) => !seen.has(path) && seen.add(path) && !/^(?:block|theme)\.json$/.test(path),
  );
  const shared = c.asked.token('handles?') ?? c.quoted(/handles?\W*$/);
  return unique.map((match, at) => {
    const [, path = '', ending = ''] = match;
    const end = unique[at + 1]?.index ?? c.text.length;
    const said = unique.length === 1 ? c.text : c.text.slice(match.index, end);
    const own =
      /\bhandle\b\s*(?:is|named|:|=)?\s*[`"']?([a-z][\w-]*)/i.exec(said)?.[1] ??
      /\(\s*[`"']?([a-z][\w-]+)[`"']?\s*\)/.exec(said.slice(path.length, path.length + 40))?.[1];
    const before = /[`"']?([a-z][\w-]*)[`"']?\s*\(\s*$/.exec(c.text.slice(0, match.index))?.[1];
    return {
      kind: ending.toLowerCase() === 'js' ? 'script' : 'style',
      path,
      handle: own ?? before ?? shared ?? path.replace(/^.*\/|\.\w+$/g, '').replace(/\./g, '-'),
      said,
    };
  });
}

/** The conditions on which files are loaded that only pages know: what they show, where they are. */
export function placeOf(c: Composer): PhpCode[] {
  const tests: PhpCode[] = [];
  const block = c.asked.states(/\b(?:where|if|when|only)\b[^.;\n]*\bblock\s+[`"']?([a-z][\w-]*\/[\w-]+)/i)?.[1];
  if (block !== undefined) tests.push(php`has_block( ${block} )`);
  const shortcode = c.asked.states(
    /\b(?:where|if|when|only|contain\w*|has|uses?|with)\b[^.;\n]*\bshortcode\s+[`"'[]*([a-z][\w-]*)|\[([a-z][\w-]*)\] shortcode/i,
  );
  const tag = shortcode?.[1] ?? shortcode?.[2];
  if (tag !== undefined)
    tests.push(
      php`is_singular() && has_shortcode( (string) get_post_field( 'post_content', get_queried_object_id() ), ${tag} )`,
    );
  const template = c.asked.states(/\b(?:page )?template\s+[`"']?([\w/-]+\.php)/i)?.[1];
  if (template !== undefined) tests.push(php`is_page_template( ${template} )`);
  const slug = c.asked.states(
    /\bpage (?:with the slug |slug |named |called )[`"']?([a-z][\w-]*)|\bon the [`"']([a-z][\w-]*)[`"'] page|\bpage [`"']([a-z][\w-]*)[`"']/i,
  );
  const page = slug?.[1] ?? slug?.[2] ?? slug?.[3];
  if (page !== undefined) tests.push(php`is_page( ${page} )`);
  return tests;
}

/** Where in wp-admin, as a test of what `admin_enqueue_scripts` hands over; null for everywhere. */
function screenOf(c: Composer): PhpCode | null {
  const suffix =
    c.asked.states(
      /\b((?:settings|toplevel|tools|dashboard|appearance|users|plugins|media|[a-z]+)_page_[\w-]+)\b/,
    )?.[1] ?? c.asked.states(/\b(?:screen|hook(?: suffix)?)\s+(?:id )?[`"']([\w.-]+)[`"']/i)?.[1];
  if (suffix !== undefined) return php`${suffix} === $hook_suffix`;
  const type = typeOf(c);
  if (c.asked.states(/\b(?:post )?edit(?:or)? screens?\b|\bpost\.php\b|\bediting (?:a |an )?\w+/i) !== null)
    return type === 'post' && !c.says(/post type/)
      ? php`in_array( $hook_suffix, array( 'post.php', 'post-new.php' ), true )`
      : php`in_array( $hook_suffix, array( 'post.php', 'post-new.php' ), true ) && ${type} === get_current_screen()->post_type`;
  const list = c.asked.states(
    /\b(users|plugins|themes|edit|upload|options-general|profile|edit-comments|index)\.php\b/i,
  )?.[1];
  if (list !== undefined) return php`${`${list}.php`} === $hook_suffix`;
  return c.asked.states(/\b(?:on|in) the dashboard\b/i) === null ? null : php`'index.php' === $hook_suffix`;
}

function hookOf(c: Composer): string {
  const named = c.instruction.hooks.find((hook) => /enqueue|wp_head|wp_footer/.test(hook));
  if (named !== undefined) return named;
  if (c.says(/\blogin (?:page|screen|form)\b|wp-login/)) return 'login_enqueue_scripts';
  if (c.says(/\bblock editor\b|\beditor[- ]only\b|in the editor\b|editor assets|gutenberg/))
    return c.says(/\bfront ?-?end\b[^.]*\beditor\b|\bboth\b/) ? 'enqueue_block_assets' : 'enqueue_block_editor_assets';
  if (
    c.says(
      /_page_|\badmin (?:screen|page|area|only|side)|(?:in|on|for) (?:the )?(?:wp-)?admin\b|wp-admin|settings (?:screen|page)|edit screens?|\.php screen|dashboard|back ?-?end/,
    ) &&
    !c.says(/front ?-?end|public pages/)
  )
    return 'admin_enqueue_scripts';
  return 'wp_enqueue_scripts';
}

const known =
  /^(?:jquery(?:-[\w-]+)?|wp-[\w-]+|react|react-dom|lodash|moment|underscore|backbone|media-upload|thickbox|dashicons|[a-z]+(?:-[a-z]+)+)$/;

/** The handles that a file needs first. */
function dependenciesOf(said: string): string[] {
  const list =
    /\b(?:depends? on|depending on|dependenc(?:y|ies)(?: on| are| is)?:?|requires?|needs|loaded after|after)\s+([^.;\n)]+)/i.exec(
      said,
    )?.[1] ??
    /\bwith\s+([^.;\n)]+?)\s+as (?:an? |its |the )?dependenc(?:y|ies)/i.exec(said)?.[1] ??
    /([\w`"', -]+?)\s+(?:as|is|are) (?:an? |its |the )?dependenc(?:y|ies)/i.exec(said)?.[1] ??
    '';
  return list
    .split(/,|\band\b/)
    .map((one) => (/[\w-]+$/.exec(one.replace(/[`"']/g, '').trim())?.[0] ?? '').toLowerCase())
    .filter((one) => known.test(one) && !/^(?:in-footer)$/.test(one));
}

/** Scripts and stylesheets: where they are loaded, what they need, how, and what they are told. */
export const loadedFiles: Draft = {
  id: 'draft-loaded-files',
  name: 'enqueue_assets',
  isWhole: true,
  needs: /\.(?:js|css)\b/,
  never:
    /script_loader_tag|style_loader_tag|dequeue|deregister|defers? every|register_block|register block|shortcode that|script modules?|es modules?|\bblock style|import\b.*@wordpress|json-ld/,
  compose(c) {
    if (c.asked.states(/\b(?:enqueue|loads?|loaded|adds?|includes?|registers?|uses?)\b/i) === null) return null;
    const files = filesOf(c);
    if (files.length === 0) return null;
    const hook = hookOf(c);
    const version = c.asked.states(/\bversion\W*(?:is |of |number )?[`"']?(\d+(?:\.\d+)*)/i)?.[1];
    const isBare = c.asked.states(/\b(?:no|without)(?: an?| any)? (?:version|ver\b|query string)/i) !== null;
    const fromTime = c.asked.states(/\bfilemtime\b|\bmodification time\b|\bcache ?-?bust/i) !== null;
    const isTheme = c.says(/\b(?:child )?theme\b/) && !c.says(/\bplugin\b/);
    const strategy = c.asked.states(/\b(?:strategy\W*)?(defer|async)(?:red|hronous\w*)?\b/i)?.[1]?.toLowerCase();
    const inHead = c.asked.states(/\bin the head(?:er)?\b|\bnot (?:in )?(?:the )?footer\b/i) !== null;
    c.asked.states(/\bfooter\b/i);
    const media = c.asked.states(/\bmedia\W*(print|screen|all)\b|\bfor (print)\b/i);
    const data = dataOf(c);
    const translations = c.asked.states(/\btranslations?\b|\bset_script_translations\b/i) !== null;
    const registersOnly = c.says(/\bregisters?\b/) && !c.says(/\benqueue|\bload/);
    const scripts = files.filter(({ kind }) => kind === 'script');
    const editorStyle = files.find(
      ({ kind, path }) =>
        kind === 'style' &&
        new RegExp(
          String.raw`\beditor style ?sheets?\b[^.;\n]*${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|add_editor_style`,
          'i',
        ).test(c.text),
    );
    const calls = files
      .filter((file) => file !== editorStyle)
      .map(({ kind, path, handle, said }) => {
        const isAddress = /^https?:/.test(path);
        const file = path.replace(/^\//, '');
        const url = isAddress
          ? php`${path}`
          : isTheme
            ? php`get_theme_file_uri( ${file} )`
            : php`plugins_url( ${file}, __FILE__ )`;
        const stamp = isTheme
          ? php`(string) filemtime( get_theme_file_path( ${file} ) )`
          : php`(string) filemtime( plugin_dir_path( __FILE__ ) . ${file} )`;
        const own = files.length === 1 ? undefined : /\bversion\W*(?:is |of )?[`"']?(\d+(?:\.\d+)*)/i.exec(said)?.[1];
        const ver: PhpCode =
          fromTime && !isAddress
            ? stamp
            : (own ?? version) === undefined
              ? raw(isBare ? 'null' : 'false')
              : php`${own ?? version}`;
        const dependencies = dependenciesOf(
          files.length === 1 || kind === 'style'
            ? said
            : scripts.length === 1
              ? (/\bscript\b[^.;\n]*/i.exec(c.text.slice(c.text.indexOf(path)))?.[0] ?? '') + said
              : said,
        ).filter((one) => kind === 'script' || !/^(?:jquery|wp-(?!block-library|components|edit))/.test(one));
        if (kind === 'style') {
          const at = media?.[1] ?? media?.[2];
          const args = php`${handle}, ${url}, ${dependencies}, ${ver}${at === undefined ? noPhp : php`, ${at}`}`;
          return registersOnly ? php`wp_register_style( ${args} );` : php`wp_enqueue_style( ${args} );`;
        }
        const options: Record<string, PhpValue> = {
          ...(strategy === undefined ? {} : { strategy }),
          in_footer: !inHead,
        };
        const args = php`${handle}, ${url}, ${dependencies}, ${ver}, ${options}`;
        return registersOnly ? php`wp_register_script( ${args} );` : php`wp_enqueue_script( ${args} );`;
      });
    for (const { path } of files) c.asked.states(new RegExp(path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    c.asked.states(/\bhandle/i);
    c.asked.states(/\bdepend|\brequires?\b/i);
    const [script] = scripts;
    const screen = hook === 'admin_enqueue_scripts' ? screenOf(c) : null;
    const places = hook === 'wp_enqueue_scripts' ? placeOf(c) : [];
    const conditions = hook === 'wp_enqueue_scripts' && places.length === 0 ? guard(c.instruction, null) : noPhp;
    const editorStyles =
      editorStyle === undefined
        ? []
        : [
            {
              name: c.prefixed('editor_styles'),
              summary: 'Gives the editor its styles.',
              hooks: [{ kind: 'action' as const, hook: 'after_setup_theme' }],
              body: php`
                add_theme_support( 'editor-styles' );
                add_editor_style( ${editorStyle.path} );
              `,
            },
          ];
    if (calls.length === 0) {
      const [first] = editorStyles;
      return first === undefined ? null : { ...first };
    }
    return {
      beside: editorStyles,
      summary: 'Loads the files.',
      ...(screen === null ? {} : { params: 'string $hook_suffix' }),
      hooks: actionOf(c, hook).map((one) => ({ ...one, hook })),
      body: joinPhp([
        conditions,
        ...[...(screen === null ? [] : [screen]), ...places].map(
          (test) => php`
            if ( ! ( ${test} ) ) {
              return;
            }
          `,
        ),
        ...calls,
        data === null || script === undefined
          ? noPhp
          : c.says(/localize/)
            ? php`wp_localize_script( ${script.handle}, ${data.name}, ${data.data} );`
            : php`wp_add_inline_script( ${script.handle}, ${raw(`'var ${data.name} = ' . wp_json_encode( ${php`${data.data}`.text} ) . ';'`)}, 'before' );`,
        translations && script !== undefined && c.domain !== null
          ? php`wp_set_script_translations( ${script.handle}, ${c.domain}${c.says(/languages/) ? raw(", plugin_dir_path( __FILE__ ) . 'languages'") : noPhp} );`
          : noPhp,
      ]),
    };
  },
};
