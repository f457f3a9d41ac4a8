import { classOf } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { fillMethod } from '../shown/placeholders.ts';
import { readerName } from '../shown/reader-class.ts';
import { describeSeo } from './describe.ts';
import { fieldKey } from './field-keys.ts';
import { fieldMethods } from './field-methods.ts';
import { headMethods } from './head-methods.ts';
import { mediaMethods } from './media-methods.ts';
import { type MadeSeo, madeSeo, type Seo } from './seo-plan.ts';
import { isInSitemap, sitemapMethods } from './sitemap-methods.ts';

/** Whether what is looked at is of a kind, as PHP; `$record` is what it is then. */
const isLookedAt = ({ kind }: MadeSeo): PhpCode => {
  if (kind.storage === 'user') return php`is_author() && $record instanceof WP_User`;
  if (kind.storage === 'term') return php`$record instanceof WP_Term && ${kind.type} === $record->taxonomy`;
  return php`is_singular( ${kind.type} ) && $record instanceof WP_Post`;
};

/** Whether a list is looked at that search engines leave out. */
const archiveTests = ({ one, kind }: MadeSeo): readonly PhpCode[] =>
  (one.noindex_archives ?? []).map((archive) => {
    if (archive === 'date') return php`is_date()`;
    return archive === 'format' ? php`is_tax( 'post_format' )` : php`is_post_type_archive( ${kind.type} )`;
  });

function settingsPhp(plan: PluginPlan, { one, kind }: MadeSeo): PhpValue {
  return {
    name: one.name,
    reader: readerName(plan, kind),
    title: settingValue(plan, `${one.name}_title`, one.title),
    description: settingValue(plan, `${one.name}_description`, one.description),
    length: one.description_length ?? 160,
    has_fields: one.has_fields,
    noindex_paged: one.noindex_paged,
    canonical: one.canonical ?? '',
    is_shared: one.is_shared,
    image: one.image ?? (kind.attributes.some(({ key }) => key === 'featured_image') ? 'featured_image' : ''),
    type: one.structured?.type ?? '',
    properties: Object.fromEntries(
      (one.structured?.properties ?? []).map(({ property, attribute }) => [property, attribute]),
    ),
    has_breadcrumbs: one.has_breadcrumbs,
  };
}

function kindMethods(plan: PluginPlan, made: MadeSeo): PhpCode {
  const { one, kind } = made;
  const tests = one.noindex.when === 'if' ? conditionsPhp(kind, one.noindex.conditions, php`$record`) : [];
  return php`
    ${docComment([describeSeo(one, contextOf(plan.source)), '', '@return array Settings.'])}
    private function ${identifier(`${one.name}_settings`)}() {
      return ${settingsPhp(plan, made)};
    }

    /**
     * Determines whether search engines leave a record out.
     *
     * @param ${kind.className} $record Record.
     * @return bool
     */
    private function ${identifier(`${one.name}_is_hidden`)}( $record ) {
      return ${one.noindex.when === 'always' ? php`true` : tests.length === 0 ? php`false` : allOf(tests)};
    }

    ${isInSitemap(made) ? unlistedMethod(made) : noPhp}
  `;
}

const allOf = (tests: readonly PhpCode[]): PhpCode =>
  tests.map((test) => php`( ${test} )`).reduce((before, test) => php`${before} && ${test}`);

function unlistedMethod({ one, kind }: MadeSeo): PhpCode {
  const hidden = php`$this->${identifier(`${one.name}_is_hidden`)}( $record )`;
  const tests = conditionsPhp(kind, one.sitemap_unless ?? [], php`$record`);
  return php`
    /**
     * Determines whether the sitemap leaves a record out.
     *
     * @param ${kind.className} $record Record.
     * @return bool
     */
    private function ${identifier(`${one.name}_is_unlisted`)}( $record ) {
      return ${tests.length === 0 ? hidden : php`${hidden} || ( ${allOf(tests)} )`};
    }
  `;
}

/** The class that says how search engines see records. */
export function seoClass(plan: PluginPlan, all: readonly Seo[]): PhpCode {
  const made = madeSeo(plan, all);
  const robots = all.flatMap(({ robots: lines = [] }) => lines);
  const pages = all.find(({ attachment_pages: one }) => one !== undefined)?.attachment_pages ?? 'keep';
  const archives = made.flatMap(archiveTests);
  const media = mediaMethods(all);
  const sitemap = sitemapMethods(made, fieldKey(plan, 'noindex'));
  const fields = fieldMethods(
    plan,
    made.filter(({ one }) => one.has_fields),
  );
  return php`
    /**
     * Says how search engines and social networks see records.
     */
    final class ${classOf(plan, 'Seo')} {

      /**
       * Registers the hooks. Where an SEO plugin is active it says all this itself.
       */
      public function register() {
        ${pages === 'keep' ? noPhp : php`add_action( 'template_redirect', array( $this, 'redirect_attachment' ) );`}
        ${robots.length === 0 ? noPhp : php`add_filter( 'robots_txt', array( $this, 'add_robots' ) );`}
        ${media.hooks}
        // Before WordPress makes its sitemaps.
        add_action( 'init', array( $this, 'register_tags' ), 1 );
      }

      /**
       * Registers what another SEO plugin would do too.
       */
      public function register_tags() {
        if ( defined( 'WPSEO_VERSION' ) || defined( 'RANK_MATH_VERSION' ) || defined( 'AIOSEO_VERSION' ) || defined( 'SEOPRESS_VERSION' ) || defined( 'THE_SEO_FRAMEWORK_VERSION' ) ) {
          return;
        }

        add_filter( 'pre_get_document_title', array( $this, 'title' ), 20 );
        add_filter( 'wp_robots', array( $this, 'robots' ) );
        add_filter( 'get_canonical_url', array( $this, 'canonical' ), 20, 2 );
        add_action( 'wp_head', array( $this, 'print_tags' ), 2 );
        ${archives.length === 0 ? noPhp : php`add_filter( 'wp_robots', array( $this, 'hide_archives' ) );`}
        ${sitemap.hooks}
        ${fields.hooks}
      }

      /**
       * Gets what applies to the page.
       *
       * @return array|null Settings and record.
       */
      private function current() {
        $record = get_queried_object();
        ${joinPhp(
          made.map(
            (one) => php`
              if ( ${isLookedAt(one)} ) {
                return array( $this->${identifier(`${one.one.name}_settings`)}(), $record );
              }
            `,
          ),
        )}

        return null;
      }

      ${joinPhp(
        made.map((one) => kindMethods(plan, one)),
        '\n\n',
      )}

      ${headMethods(plan)}

      ${sitemap.methods}

      ${fields.methods}

      ${media.methods}

      ${
        pages === 'keep'
          ? noPhp
          : php`
            /**
             * Leads from the page of a file to ${pages === 'to_file' ? 'the file' : 'what it is attached to, or to the file'}.
             */
            public function redirect_attachment() {
              if ( ! is_attachment() ) {
                return;
              }

              $file   = (string) wp_get_attachment_url( get_queried_object_id() );
              $target = ${pages === 'to_file' ? php`$file` : php`wp_get_post_parent_id( get_queried_object_id() ) ? (string) get_permalink( wp_get_post_parent_id( get_queried_object_id() ) ) : $file`};
              if ( '' !== $target ) {
                wp_redirect( $target, 301 ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- Files may be on another host.
                exit;
              }
            }
          `
      }

      ${
        archives.length === 0
          ? noPhp
          : php`
            /**
             * Keeps search engines from lists; what they list stays open to them.
             *
             * @param array $robots Directives.
             * @return array
             */
            public function hide_archives( $robots ) {
              if ( ${archives.reduce((all, one) => php`${all} || ${one}`)} ) {
                $robots['noindex'] = true;
                $robots['follow']  = true;
                unset( $robots['max-image-preview'] );
              }

              return $robots;
            }
          `
      }

      ${
        robots.length === 0
          ? noPhp
          : php`
            /**
             * Adds lines to robots.txt.
             *
             * @param string $text Content.
             * @return string
             */
            public function add_robots( $text ) {
              return $text . "\n" . implode( "\n", ${robots} ) . "\n";
            }
          `
      }

      ${fillMethod(plan, true)}
    }
  `;
}
