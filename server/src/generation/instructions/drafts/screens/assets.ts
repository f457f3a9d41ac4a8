import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { guard } from '../../conditions.ts';
import { actionOf } from '../../recipes/content-types.ts';
import type { Draft } from '../draft.ts';

/** Where a file of the plugin or theme lies. */
function fileUrl(c: Composer, path: string): PhpCode {
  const file = path.replace(/^\//, '');
  if (c.says(/\btheme\b/) && !c.says(/\bplugin\b/)) return php`get_theme_file_uri( ${file} )`;
  return php`plugins_url( ${file}, __FILE__ )`;
}

const pathIn = (c: Composer, ending: string): string | undefined =>
  c.asked.states(new RegExp(String.raw`(?<![\w:/.])((?:[\w-]+/)*[\w.-]+\.(?:${ending}))\b`, 'i'))?.[1];

const versionOf = (c: Composer): string | undefined => c.asked.states(/\bversion\W*(\d+(?:\.\d+)*)/i)?.[1];

/** What JavaScript is to know before it runs: the keys that the prompt names. */
function dataOf(c: Composer): { readonly name: string; readonly data: Record<string, PhpValue> } | null {
  const name = c.asked.states(
    /\b(?:object|variable|global)\s+(?:javascript )?(?:object |variable )?(?:named |called )?[`"']?([a-z]\w*[A-Z]\w*|[a-z]+_\w+)/,
  )?.[1];
  if (name === undefined) return null;
  const line = c.asked.states(new RegExp(String.raw`\b${name}\b[^\n]*`))?.[0] ?? '';
  const action =
    /\bnonce\b[^.\n]*?(?:action\s*)?["'`]([\w-]+)["'`]/.exec(line)?.[1] ??
    /\bnonce\b[^.\n]*?\baction\s+(\w+)/.exec(line)?.[1];
  const keys = [...line.slice(name.length).matchAll(/\b([a-z]\w*(?:[A-Z]\w*)?|nonce|root)\b\s*(?=\(|,| and\b|$)/g)].map(
    ([, key = '']) => key,
  );
  const data: Record<string, PhpValue> = {};
  for (const key of keys) {
    if (/nonce/i.test(key))
      data[key] = php`wp_create_nonce( ${action ?? (/rest/i.test(line) ? 'wp_rest' : c.prefix)} )`;
    else if (/ajax/i.test(key)) data[key] = raw("admin_url( 'admin-ajax.php' )");
    else if (/root|rest|api/i.test(key)) data[key] = raw('rest_url()');
    else if (/home|site/i.test(key)) data[key] = raw('home_url()');
    else if (/user(?:Id|_id)/i.test(key)) data[key] = raw('get_current_user_id()');
    else if (/loggedIn|logged_in/i.test(key)) data[key] = raw('is_user_logged_in()');
    else if (/postId|post_id/i.test(key)) data[key] = raw('get_queried_object_id()');
    else if (/locale|lang/i.test(key)) data[key] = raw('get_locale()');
  }
  return Object.keys(data).length === 0 ? null : { name, data };
}

const script: Draft = {
  id: 'draft-script',
  name: 'enqueue_scripts',
  needs: /\b(?:script|javascript|stylesheet|style|css)\b|\.(?:js|css)\b/,
  never:
    /script_loader_tag|dequeue|deregister|defers? every|register_block|shortcode|inline (?:css|style)|es module|script module|\bblock style/,
  compose(c) {
    const js = pathIn(c, 'js');
    const css = pathIn(c, 'css');
    const path = js ?? css;
    if (path === undefined || !c.says(/\benqueue|\bload|\badd\b/)) return null;
    const handle = c.asked.token('handle') ?? c.quoted(/handle\W*$/);
    if (handle === null) return null;
    const version = versionOf(c);
    const said = c.asked.items('depends on|depending on|dependenc(?:y|ies)|requires');
    const end = said.findIndex((item) => !/^[a-z][\w-]*$/.test(item));
    const dependencies = end < 0 ? said : said.slice(0, end);
    const strategy = c.asked.states(/\bstrategy\W*(defer|async)|\b(defer|async)\b/i);
    const footer = c.asked.flag('footer', true);
    const data = dataOf(c);
    const options: Record<string, PhpValue> = {
      ...(strategy === null ? {} : { strategy: (strategy[1] ?? strategy[2] ?? 'defer').toLowerCase() }),
      in_footer: footer,
    };
    const hook = c.says(/\badmin (?:screen|page|area)|(?:in|on|for) the admin\b|wp-admin|admin_enqueue_scripts/)
      ? 'admin_enqueue_scripts'
      : c.says(/block editor|editor assets/)
        ? 'enqueue_block_editor_assets'
        : c.says(/login (?:page|screen)/)
          ? 'login_enqueue_scripts'
          : 'wp_enqueue_scripts';
    const source = fileUrl(c, path);
    c.asked.states(/\benqueue|\bload/i);
    return {
      summary: 'Loads the file.',
      hooks: actionOf(c, hook),
      body: joinPhp([
        guard(c.instruction, null),
        js === undefined
          ? php`wp_enqueue_style( ${handle}, ${source}, ${dependencies}, ${version ?? raw('false')} );`
          : php`wp_enqueue_script( ${handle}, ${source}, ${dependencies}, ${version ?? raw('false')}, ${options} );`,
        data === null
          ? raw('')
          : php`wp_add_inline_script( ${handle}, ${raw(`'var ${data.name} = ' . wp_json_encode( ${php`${data.data}`.text} ) . ';'`)}, 'before' );`,
      ]),
    };
  },
};

const scriptModule: Draft = {
  id: 'draft-script-module',
  name: 'enqueue_module',
  needs: /\b(?:script|es|javascript|js) modules?\b/,
  never: /register_block|dequeue/,
  compose(c) {
    const path = pathIn(c, 'm?js');
    const id = c.asked.states(/\bmodule\s+(?:with the id |id |named |called )?[`"']?(@?[\w-]+\/[\w/-]+)[`"']?/i)?.[1];
    if (path === undefined || id === undefined) return null;
    const version = versionOf(c);
    const imports = [...c.text.matchAll(/@wordpress\/[\w-]+(?:\/[\w-]+)?/g)].map(([name]) => name);
    const lazy = c.asked.states(/\bdynamic(?:ally)? import/i) !== null;
    const dependencies = [...new Set(imports)].map((name) => (lazy ? { id: name, import: 'dynamic' } : name));
    c.asked.takeAll();
    return {
      summary: 'Loads the script module.',
      hooks: actionOf(c, c.says(/\badmin\b|wp-admin/) ? 'admin_enqueue_scripts' : 'wp_enqueue_scripts'),
      body: joinPhp([
        guard(c.instruction, null),
        php`wp_enqueue_script_module( ${id}, ${fileUrl(c, path)}, ${dependencies}, ${version ?? raw('false')} );`,
      ]),
    };
  },
};

export const assetDrafts: readonly Draft[] = [scriptModule, script];
