import type { HtmlCode } from '../../../writers/html.ts';
import { html, joinHtml, markup, noHtml } from '../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { hasOverview, pageSlugOf } from '../admin-interface/page-slug.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { aligned } from '../support/aligned.ts';
import { changeHooks } from '../support/change-hooks.ts';
import { repositoryOf, repositoryVariable } from '../support/entity-names.ts';
import { capitalised, formatText } from '../support/format-text.ts';

/** The class of the box on the dashboard. */
export function widgetClass(plan: PluginPlan): PhpCode {
  const entities = plan.entities.filter(({ isLog }) => !isLog);
  const [main] = entities;
  const capability = main?.capabilities.edit ?? 'edit_posts';
  const option = prefixed(plan, 'widget_items');
  const transient = prefixed(plan, 'widget');
  const nonce = prefixed(plan, 'widget');
  const inputId = handleOf(plan, 'widget-items');
  return php`
    /**
     * A dashboard widget with counts, recent or upcoming entries, and links.
     */
    class ${classOf(plan, 'Dashboard_Widget')} {

      /**
       * Option with the number of items to list.
       */
      const OPTION = ${option};

      /**
       * Transient with the cached data of the widget.
       */
      const CACHE = ${transient};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_dashboard_setup', array( $this, 'add' ) );
        ${changeHooks(plan, 'forget')}
      }

      /**
       * Adds the widget for users who can edit ${main?.pluralLower ?? 'posts'}. Administrators can configure it.
       */
      public function add() {
        if ( ! current_user_can( ${capability} ) ) {
          return;
        }

        wp_add_dashboard_widget(
          ${handleOf(plan, 'widget')},
          ${translated(plan, plan.names.title)},
          array( $this, 'render' ),
          current_user_can( 'manage_options' ) ? array( $this, 'configure' ) : null
        );
      }

      /**
       * Clears the cached data of the widget.
       */
      public function forget() {
        delete_transient( self::CACHE );
      }

      /**
       * Renders the widget.
       */
      public function render() {
        $data = $this->data();
        ${markup(joinHtml([...entities.map((entity) => section(plan, entity)), links(plan, entities)]))}
      }

      /**
       * Renders and saves the widget options. WordPress has checked that the user can edit the dashboard.
       */
      public function configure() {
        if ( isset( $_POST[${option}], $_POST[${`${nonce}_nonce`}] )
          && wp_verify_nonce( sanitize_key( $_POST[${`${nonce}_nonce`}] ), ${nonce} )
          && current_user_can( 'manage_options' )
        ) {
          update_option( self::OPTION, min( 20, max( 1, absint( $_POST[${option}] ) ) ), false );
          $this->forget();
        }
        wp_nonce_field( ${nonce}, ${`${nonce}_nonce`}, false );
        ${markup(html`
          <p>
            <label for="${inputId}"><?php esc_html_e( 'Number of items:', ${plan.domain} ); ?></label>
            <input type="number" class="small-text" id="${inputId}" name="${option}" value="<?php echo esc_attr( $this->items() ); ?>" min="1" max="20">
          </p>
        `)}
      }

      /**
       * Gets the number of items to list.
       *
       * @return int From 1 to 20.
       */
      private function items() {
        return (int) get_option( self::OPTION, 5 );
      }

      /**
       * Gets the data of the widget, cached for an hour or until something changes.
       *
       * @return array Counts and records, keyed by kind.
       */
      private function data() {
        $data = get_transient( self::CACHE );
        if ( is_array( $data ) ) {
          return $data;
        }

        ${aligned(entities.map((entity) => [repositoryVariable(entity), php`new ${repositoryOf(entity)}()`]))}

        $data = array(
          ${joinPhp(entities.map((entity) => collected(plan, entity)))}
        );
        set_transient( self::CACHE, $data, HOUR_IN_SECONDS );

        return $data;
      }
    }
  `;
}

/** Variable of an entity's repository. */

function collected(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const { schedule } = listOptions(plan, entity);
  const repository = repositoryVariable(entity);
  const format = schedule?.type === 'datetime' ? 'Y-m-d\\TH:i' : 'Y-m-d';
  return php`
    ${entity.key} => array(
      'published' => ${repository}->count( array( 'status' => 'publish' ) ),
      ${
        entity.storage === 'table'
          ? noPhp
          : php`
        'drafts'    => ${repository}->count( array( 'status' => 'draft' ) ),
        'pending'   => ${repository}->count( array( 'status' => 'pending' ) ),
      `
      }
      'items'     => ${repository}->find(
        array(
          'per_page' => $this->items(),
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
      ),
    ),
  `;
}

function section(plan: PluginPlan, entity: PlanEntity): HtmlCode {
  const { schedule } = listOptions(plan, entity);
  const one = formatText(entity.singularLower);
  const many = formatText(entity.pluralLower);
  const heading = schedule ? `Upcoming ${entity.pluralLower}` : `Latest ${entity.pluralLower}`;
  return html`
    <h3><?php esc_html_e( ${capitalised(heading)}, ${plan.domain} ); ?></h3>
    <p>
      <?php
      echo esc_html(
        sprintf(
          /* translators: %s: Number of entries. */
          _n( ${`%s ${one}`}, ${`%s ${many}`}, $data[${entity.key}]['published'], ${plan.domain} ),
          number_format_i18n( $data[${entity.key}]['published'] )
        )
      );
      ${
        entity.storage === 'table'
          ? noPhp
          : php`
        if ( $data[${entity.key}]['drafts'] + $data[${entity.key}]['pending'] > 0 ) {
          echo ' · ' . esc_html(
            sprintf(
              /* translators: 1: Number of drafts, 2: Number of pending entries. */
              __( 'Drafts: %1$s, pending: %2$s', ${plan.domain} ),
              number_format_i18n( $data[${entity.key}]['drafts'] ),
              number_format_i18n( $data[${entity.key}]['pending'] )
            )
          );
        }
      `
      }
      ?>
    </p>
    <?php if ( empty( $data[${entity.key}]['items'] ) ) : ?>
      <p><?php esc_html_e( ${schedule ? `No upcoming ${entity.pluralLower} found.` : `No ${entity.pluralLower} found.`}, ${plan.domain} ); ?></p>
    <?php else : ?>
      <ul>
        <?php foreach ( $data[${entity.key}]['items'] as $item ) : ?>
          <li>
            ${entity.storage === 'table' ? html`<?php echo esc_html( $item['title'] ); ?>` : html`<a href="<?php echo esc_url( (string) get_edit_post_link( $item['id'] ) ); ?>"><?php echo esc_html( '' === $item['title'] ? __( '(no title)', ${plan.domain} ) : $item['title'] ); ?></a>`}
            <span class="description"><?php echo esc_html( ${schedule ? php`${classOf(plan, 'Fields')}::format( $item[${schedule.key}], ${repositoryFields(entity)}[${schedule.key}] )` : php`mysql2date( get_option( 'date_format' ), $item['date'] )`} ); ?></span>
          </li>
        <?php endforeach; ?>
      </ul>
    <?php endif; ?>
  `;
}

const repositoryFields = (entity: PlanEntity): PhpCode => php`( new ${repositoryOf(entity)}() )->fields()`;

function links(plan: PluginPlan, entities: readonly PlanEntity[]): HtmlCode {
  const all = entities
    .filter(({ storage }) => storage !== 'table')
    .map(
      ({ postType, singularLower, capabilities }) => html`
        <?php if ( current_user_can( ${capabilities.edit} ) ) : ?>
          <a class="button" href="<?php echo esc_url( admin_url( ${postType === 'post' ? 'post-new.php' : `post-new.php?post_type=${postType}`} ) ); ?>"><?php esc_html_e( ${`Add ${singularLower}`}, ${plan.domain} ); ?></a>
        <?php endif; ?>
      `,
    );
  if (plan.features.has('admin_interface')) {
    const tables = entities.filter(({ storage }) => storage === 'table');
    all.push(
      ...tables.map(
        (entity) => html`
          <?php if ( current_user_can( ${entity.capabilities.edit} ) ) : ?>
            <a class="button" href="<?php echo esc_url( admin_url( ${`admin.php?page=${pageSlugOf(plan, entity)}&action=add`} ) ); ?>"><?php esc_html_e( ${`Add ${entity.singularLower}`}, ${plan.domain} ); ?></a>
          <?php endif; ?>
        `,
      ),
    );
    const [first] = tables;
    const label = hasOverview(plan) || first === undefined ? 'Overview' : `All ${first.pluralLower}`;
    all.push(html`
      <a class="button" href="<?php echo esc_url( admin_url( ${`admin.php?page=${plan.names.handlePrefix}`} ) ); ?>"><?php esc_html_e( ${label}, ${plan.domain} ); ?></a>
    `);
  }
  return all.length === 0
    ? noHtml
    : html`
    <p>
      ${joinHtml(all)}
    </p>
  `;
}
