import { type HtmlCode, html, joinHtml, markup, noHtml } from '../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, constantOf, handleOf, translated, translatedHtml } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { aligned } from '../support/aligned.ts';
import { repositoryOf, repositoryVariable } from '../support/entity-names.ts';
import { listed } from '../support/format-text.ts';
import { pageSlugOf } from './page-slug.ts';

/** Entities that the overview tells about. */
export const overviewEntities = (plan: PluginPlan): readonly PlanEntity[] =>
  plan.entities.filter(({ isLog }) => !isLog);

/** Address of the list of an entity's records, below wp-admin/. */
const listAddress = (plan: PluginPlan, entity: PlanEntity): string =>
  entity.storage === 'table'
    ? `admin.php?page=${pageSlugOf(plan, entity)}`
    : entity.postType === 'post'
      ? 'edit.php'
      : `edit.php?post_type=${entity.postType}`;

/** Address of the form for a new record, below wp-admin/. */
const newAddress = (plan: PluginPlan, entity: PlanEntity): string =>
  entity.storage === 'table'
    ? `admin.php?page=${pageSlugOf(plan, entity)}&action=add`
    : entity.postType === 'post'
      ? 'post-new.php'
      : `post-new.php?post_type=${entity.postType}`;

/** The class of the page that the plugin's menu begins with. */
export function overviewClass(plan: PluginPlan): PhpCode {
  const entities = overviewEntities(plan);
  const [main] = entities;
  const capability = main?.capabilities.edit ?? 'edit_posts';
  const what = listed(entities.map(({ pluralLower }) => pluralLower));
  return php`
    /**
     * The overview page, with counts, recent entries and links.
     */
    class ${classOf(plan, 'Overview')} {

      /**
       * Slug of the page and of the menu.
       */
      const PAGE = ${plan.names.handlePrefix};

      /**
       * Registers the hooks.
       */
      public function register() {
        // Runs before WordPress adds the submenu pages.
        add_action( 'admin_menu', array( $this, 'add_page' ), 9 );
      }

      /**
       * Adds the menu and the overview page.
       */
      public function add_page() {
        $hook = add_menu_page(
          ${translated(plan, plan.names.title)},
          ${translated(plan, plan.names.title)},
          ${capability},
          self::PAGE,
          array( $this, 'render' ),
          ${main?.icon ?? 'dashicons-admin-generic'}
        );
        add_submenu_page(
          self::PAGE,
          ${translated(plan, plan.names.title)},
          ${translated(plan, 'Overview')},
          ${capability},
          self::PAGE,
          array( $this, 'render' )
        );
        add_action( 'load-' . $hook, array( $this, 'load' ) );
      }

      /**
       * Adds the help tab and the stylesheet to the page.
       */
      public function load() {
        get_current_screen()->add_help_tab(
          array(
            'id'      => ${handleOf(plan, 'help')},
            'title'   => ${translated(plan, 'Overview')},
            'content' => '<p>' . esc_html__( ${`This page shows the number of ${what === '' ? 'entries' : what} and the most recent ones. Use the menu to view all of them.`}, ${plan.domain} ) . '</p>',
          )
        );
        wp_enqueue_style( ${handleOf(plan, 'admin')}, ${constantOf(plan, 'URL')} . 'assets/css/admin.css', array(), ${constantOf(plan, 'VERSION')} );
      }

      /**
       * Renders the page.
       */
      public function render() {
        ${aligned(entities.map((entity) => [repositoryVariable(entity), php`new ${repositoryOf(entity)}()`]))}
        ${markup(html`
          <div class="wrap">
            <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
            ${plan.summary === '' ? noHtml : html`<p><?php echo ${translatedHtml(plan, plan.summary)}; ?></p>`}
            <div class="${handleOf(plan, 'panels')}">
              ${joinHtml(entities.map((entity) => panel(plan, entity)))}
            </div>
            ${linksTo(plan)}
          </div>
        `)}
      }

      ${entities.length > 0 ? countMethod(entities.some(({ storage }) => storage !== 'table')) : noPhp}
    }
  `;
}

const countMethod = (hasStatuses: boolean): PhpCode => php`
  /**
   * Renders a count.
   *
   * @param string $label Label.
   * @param int    $count Number of entries.
   ${hasStatuses ? php` * @param string $url   URL of the list.` : noPhp}
   */
  private function print_count( $label, $count${hasStatuses ? php`, $url` : noPhp} ) {
    printf(
      ${hasStatuses ? `<li><a href="%3$s"><strong>%1$s</strong> %2$s</a></li>` : `<li><strong>%1$s</strong> %2$s</li>`},
      esc_html( number_format_i18n( $count ) ),
      esc_html( $label )${hasStatuses ? php`,` : noPhp}
      ${hasStatuses ? php`esc_url( $url )` : noPhp}
    );
  }
`;

function panel(plan: PluginPlan, entity: PlanEntity): HtmlCode {
  const repository = repositoryVariable(entity);
  const { schedule } = listOptions(plan, entity);
  const address = listAddress(plan, entity);
  const format = schedule?.type === 'datetime' ? 'Y-m-d\\TH:i' : 'Y-m-d';
  const date = schedule
    ? php`${classOf(plan, 'Fields')}::format( $item[${schedule.key}], $fields[${schedule.key}] )`
    : php`mysql2date( get_option( 'date_format' ), $item['date'] )`;
  const statuses =
    entity.storage === 'table'
      ? [['publish', 'Total', ''] as const]
      : ([
          ['publish', 'Published', '&post_status=publish'],
          ['draft', 'Drafts', '&post_status=draft'],
          ['pending', 'Pending', '&post_status=pending'],
        ] as const);
  const withQuery = (query: string) => `${address}${address.includes('?') ? query : query.replace('&', '?')}`;
  return html`
    <section class="${handleOf(plan, 'panel')}">
      <h2><?php esc_html_e( ${entity.plural}, ${plan.domain} ); ?></h2>
      <ul class="${handleOf(plan, 'counts')}">
        <?php
        ${joinPhp(
          statuses.map(
            ([status, label, query]) =>
              php`$this->print_count( __( ${label}, ${plan.domain} ), ${repository}->count( array( 'status' => ${status} ) )${hasUrls(plan) ? php`, admin_url( ${withQuery(query)} )` : noPhp} );`,
          ),
        )}
        ?>
      </ul>
      <?php
      ${schedule ? php`$fields = ${repository}->fields();` : noPhp}
      ${schedule ? php`$items  =` : php`$items =`} ${repository}->find(
        array(
          'per_page' => 5,
          ${
            schedule
              ? php`
                'orderby'  => ${schedule.key},
                'order'    => 'asc',
                'where'    => array( ${schedule.key} => array( '>=', wp_date( ${format} ) ) ),
              `
              : noPhp
          }
        )
      );
      if ( empty( $items ) ) :
        ?>
        <p><?php esc_html_e( ${schedule ? `No upcoming ${entity.pluralLower} found.` : `No ${entity.pluralLower} found.`}, ${plan.domain} ); ?></p>
      <?php else : ?>
        <h3><?php esc_html_e( ${schedule ? 'Upcoming' : 'Latest'}, ${plan.domain} ); ?></h3>
        <ul>
          <?php foreach ( $items as $item ) : ?>
            <li>
              ${editLink(plan, entity)}
              <span class="description"><?php echo esc_html( ${date} ); ?></span>
            </li>
          <?php endforeach; ?>
        </ul>
      <?php endif; ?>
      <p>
        <?php if ( ${repository}->can( 'create' ) ) : ?>
          <a class="button button-primary" href="<?php echo esc_url( admin_url( ${newAddress(plan, entity)} ) ); ?>"><?php esc_html_e( ${`Add ${entity.singularLower}`}, ${plan.domain} ); ?></a>
        <?php endif; ?>
        <a class="button" href="<?php echo esc_url( admin_url( ${address} ) ); ?>"><?php esc_html_e( ${`All ${entity.pluralLower}`}, ${plan.domain} ); ?></a>
      </p>
    </section>
  `;
}

const hasUrls = (plan: PluginPlan): boolean => overviewEntities(plan).some(({ storage }) => storage !== 'table');

function editLink(plan: PluginPlan, entity: PlanEntity): HtmlCode {
  const title = php`'' === $item['title'] ? __( '(no title)', ${plan.domain} ) : $item['title']`;
  const address =
    entity.storage === 'table'
      ? php`admin_url( ${`admin.php?page=${pageSlugOf(plan, entity)}&action=edit&id=`} . $item['id'] )`
      : php`(string) get_edit_post_link( $item['id'] )`;
  return html`<a href="<?php echo esc_url( ${address} ); ?>"><?php echo esc_html( ${title} ); ?></a>`;
}

function linksTo(plan: PluginPlan): HtmlCode {
  if (!plan.features.has('settings')) return noHtml;
  return html`
    <?php if ( current_user_can( 'manage_options' ) ) : ?>
      <p><a href="<?php echo esc_url( admin_url( ${`admin.php?page=${handleOf(plan, 'settings')}`} ) ); ?>"><?php esc_html_e( 'Settings', ${plan.domain} ); ?></a></p>
    <?php endif; ?>
  `;
}
