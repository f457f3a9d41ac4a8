import { pluginHeader } from '../package/plugin-header.ts';
import { readmeFile } from '../package/readme.ts';
import { type CssCode, css, cssFile, cssName } from '../writers/css.ts';
import { js, jsFile } from '../writers/js.ts';
import { docComment, identifier, type PhpCode, php, phpFile } from '../writers/php.ts';
import { type ScaffoldFile, type ScaffoldPlan, versionOption } from './plan.ts';

/** The header comment of the main file. */
export function headerOf({ names, summary, author }: ScaffoldPlan, domainPath = '/languages'): PhpCode {
  const { title, slug, className: packageName } = names;
  return pluginHeader({ title, summary, slug, author, packageName, domainPath });
}

/** The comment at the top of any other PHP file. */
export function fileComment({ names }: ScaffoldPlan, summary: string): PhpCode {
  return docComment([summary, '', `@package ${names.className}`]);
}

export function readmeOf({ names, summary, author, structure }: ScaffoldPlan): string {
  const steps =
    structure === 'mu_plugin'
      ? ['Copy the files to wp-content/mu-plugins.', 'Must-use plugins are active immediately.']
      : [
          'Upload the ZIP file under Plugins → Add Plugin → Upload Plugin.',
          'Activate the plugin on the Plugins screen.',
        ];
  return readmeFile({
    title: names.title,
    author,
    tags: [],
    summary,
    sections: [
      { heading: 'Description', blocks: [{ kind: 'paragraph', text: summary }] },
      { heading: 'Installation', blocks: [{ kind: 'list', items: steps, isNumbered: true }] },
    ],
    changes: ['Initial release.'],
  });
}

/** `uninstall.php`: takes away the option that tells which version ran last, on every site of a network. */
export function uninstallOf(plan: ScaffoldPlan): string {
  const option = versionOption(plan);
  const name = identifier(`${plan.names.prefix}_uninstall`);
  return phpFile(php`
    ${fileComment(plan, 'Deletes the plugin data on uninstall.')}

    defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

    /**
     * Deletes the plugin data from all sites.
     */
    function ${name}() {
      if ( ! is_multisite() ) {
        delete_option( ${option} );
        return;
      }

      $sites = get_sites(
        ${{ fields: 'ids', number: 0 }}
      );

      foreach ( $sites as $site_id ) {
        switch_to_blog( $site_id );
        delete_option( ${option} );
        restore_current_blog();
      }
    }

    ${name}();
  `);
}

/** Style and script of the front end. */
export function assetFiles({ names }: ScaffoldPlan): ScaffoldFile[] {
  const block: CssCode = cssName(names.slug);
  return [
    {
      path: `assets/css/${names.slug}.css`,
      role: 'stylesheet',
      content: cssFile(css`
        /* Front end. Registered with the plugin slug as handle: enqueue it where it is needed. */
        .${block} {
          margin-block: 1.5em;
        }
      `),
    },
    {
      path: `assets/js/${names.slug}.js`,
      role: 'script',
      content: jsFile(js`
        /* Front end. Registered with the plugin slug as handle: enqueue it where it is needed. */
        ( function () {
          'use strict';

          // This class lets stylesheets detect JavaScript.
          document.documentElement.classList.add( ${`${names.slug}-has-script`} );
        } )();
      `),
    },
  ];
}
