import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { guard } from '../../conditions.ts';
import { actionOf } from '../../recipes/content-types.ts';
import type { Draft } from '../draft.ts';
import { placeOf } from './files.ts';

/** Where a file of the plugin or theme lies. */
function fileUrl(c: Composer, path: string): PhpCode {
  const file = path.replace(/^\//, '');
  if (c.says(/\btheme\b/) && !c.says(/\bplugin\b/)) return php`get_theme_file_uri( ${file} )`;
  return php`plugins_url( ${file}, __FILE__ )`;
}

const pathIn = (c: Composer, ending: string): string | undefined =>
  c.asked.states(new RegExp(String.raw`(?<![\w:/.])((?:[\w-]+/)*[\w.-]+\.(?:${ending}))\b`, 'i'))?.[1];

const versionOf = (c: Composer): string | undefined => c.asked.states(/\bversion\W*(\d+(?:\.\d+)*)/i)?.[1];

/** A script module: its address, imports and place. */
export const scriptModule: Draft = {
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
    const places = placeOf(c);
    c.asked.takeAll();
    return {
      summary: 'Loads the script module.',
      hooks: actionOf(c, c.says(/\badmin\b|wp-admin/) ? 'admin_enqueue_scripts' : 'wp_enqueue_scripts'),
      body: joinPhp([
        guard(c.instruction, null),
        ...places.map(
          (test) => php`
            if ( ! ( ${test} ) ) {
              return;
            }
          `,
        ),
        php`wp_enqueue_script_module( ${id}, ${fileUrl(c, path)}, ${dependencies}, ${version ?? raw('false')} );`,
      ]),
    };
  },
};
