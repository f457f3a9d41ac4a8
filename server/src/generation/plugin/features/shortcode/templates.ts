import { type HtmlCode, html, joinHtml, noHtml, templateFile } from '../../../writers/html.ts';
import { type PhpCode, php, variable } from '../../../writers/php.ts';
import { classOf, handleOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { singularSlugOf } from '../support/entity-names.ts';
import { withArticle } from '../support/format-text.ts';
import { templateComment } from '../support/template-comment.ts';
import { filterForm } from './list-filters.ts';
import { type ListOptions, listOptions } from './list-options.ts';

const head = (plan: PluginPlan, file: string, what: string, args: readonly string[]): PhpCode => php`
  ${templateComment(plan, file, what, args)}

  defined( 'ABSPATH' ) || exit;
`;

/** A class of the stylesheet as text: `event-manager-list__items`. */
const name = (plan: PluginPlan, part: string): string => handleOf(plan, part);

const hasThumbnail = (entity: PlanEntity): boolean =>
  entity.storage !== 'table' && entity.supports.includes('thumbnail');

/** The template of a list. */
export function listTemplate(plan: PluginPlan, entity: PlanEntity): string {
  const options = listOptions(plan, entity);
  const item = variable(`${plan.names.prefix}_item`);
  const layouts: { readonly when: string; readonly body: HtmlCode }[] = [
    { when: 'table', body: tableLayout(plan, entity, item) },
    { when: 'accordion', body: accordionLayout(plan, entity, item) },
  ];
  if (options.schedule) layouts.push({ when: 'agenda', body: agendaLayout(plan, entity, options.schedule, item) });
  const branches = layouts.map(
    ({ when, body }) => html`
      <?php elseif ( ${when} === $args['layout'] ) : ?>
        ${body}
    `,
  );
  return templateFile(
    head(plan, `${singularSlugOf(entity)}/list.php`, `A list of ${entity.pluralLower}.`, [
      '@type array[] $items  Records.',
      '@type array[] $fields Public fields, by key.',
      '@type string  $layout Layout of the list.',
      '@type int     $page   Current page number.',
      '@type int     $pages  Total number of pages.',
    ]),
    html`
      <div class="${name(plan, 'list')} ${name(plan, 'list--')}<?php echo esc_attr( $args['layout'] ); ?>">
        ${filterForm(plan, entity, options)}
        <?php if ( empty( $args['items'] ) ) : ?>
          <p class="${name(plan, 'empty')}"><?php esc_html_e( ${emptyText(entity, options)}, ${plan.domain} ); ?></p>
        ${joinHtml(branches)}
        <?php else : ?>
          <ul class="${name(plan, 'items')}">
            <?php foreach ( $args['items'] as ${item} ) : ?>
              <li class="${name(plan, 'item')}">
                ${showCard(plan, entity, item)}
              </li>
            <?php endforeach; ?>
          </ul>
        <?php endif; ?>

        <?php if ( $args['pages'] > 1 ) : ?>
          <nav class="${name(plan, 'pages')}" aria-label="<?php esc_attr_e( ${`${entity.plural} pagination`}, ${plan.domain} ); ?>">
            <?php
            echo wp_kses_post(
              paginate_links(
                array(
                  'base'      => add_query_arg( ${prefixed(plan, 'page')}, '%#%' ),
                  'format'    => '',
                  'current'   => $args['page'],
                  'total'     => $args['pages'],
                  'prev_text' => __( 'Previous', ${plan.domain} ),
                  'next_text' => __( 'Next', ${plan.domain} ),
                )
              )
            );
            ?>
          </nav>
        <?php endif; ?>
      </div>
    `,
  );
}

const emptyText = (entity: PlanEntity, { show }: ListOptions): string =>
  show === 'upcoming' ? `No upcoming ${entity.pluralLower} found.` : `No ${entity.pluralLower} found.`;

/** The template of one record. */
export function itemTemplate(plan: PluginPlan, entity: PlanEntity): string {
  const item = variable(`${plan.names.prefix}_item`);
  return templateFile(
    head(plan, `${singularSlugOf(entity)}/item.php`, `A single ${entity.singularLower}.`, [
      '@type array   $item   Record.',
      '@type array[] $fields Public fields, by key.',
    ]),
    html`
      <?php ${item} = $args['item']; ?>
      <article class="${name(plan, 'item')} ${name(plan, 'item--single')}">
        ${showCard(plan, entity, item)}
        <?php if ( '' !== ${item}['content'] ) : ?>
          <div class="${name(plan, 'content')}"><?php echo wp_kses_post( wpautop( do_blocks( ${item}['content'] ) ) ); ?></div>
        <?php endif; ?>
      </article>
    `,
  );
}

const hasFields = (entity: PlanEntity): boolean => entity.fields.some(({ isPublic }) => isPublic);

/** Prints the card of a record. */
const showCard = (plan: PluginPlan, entity: PlanEntity, item: PhpCode): HtmlCode => html`
  <?php
  ${classOf(plan, 'Templates')}::show(
    ${`${singularSlugOf(entity)}/card.php`},
    array(
      'item'   => ${item},
      'fields' => $args['fields'],
    )
  );
  ?>
`;

/** The template of a record in a list, and of the top of a record alone. */
export function cardTemplate(plan: PluginPlan, entity: PlanEntity): string {
  const item = variable(`${plan.names.prefix}_item`);
  const image = hasThumbnail(entity)
    ? html`<?php echo get_the_post_thumbnail( ${item}['id'], 'medium', array( 'class' => ${name(plan, 'image')} ) ); ?>`
    : noHtml;
  return templateFile(
    head(plan, `${singularSlugOf(entity)}/card.php`, `A list item for ${withArticle(entity.singularLower)}.`, [
      '@type array   $item   Record.',
      '@type array[] $fields Public fields, by key.',
    ]),
    html`
      <?php ${item} = $args['item']; ?>
      ${image}
      <h3 class="${name(plan, 'title')}">
        ${linkedTitle(item)}
      </h3>
      ${hasFields(entity) ? showFields(plan, item) : noHtml}
    `,
  );
}

/** Prints the fields of a record. */
const showFields = (plan: PluginPlan, item: PhpCode): HtmlCode => html`
  <?php
  ${classOf(plan, 'Templates')}::show(
    'fields.php',
    array(
      'item'   => ${item},
      'fields' => $args['fields'],
    )
  );
  ?>
`;

/** The template of the fields of a record of any kind. */
export function fieldsTemplate(plan: PluginPlan): string {
  const key = variable(`${plan.names.prefix}_key`);
  const field = variable(`${plan.names.prefix}_field`);
  const value = variable(`${plan.names.prefix}_value`);
  return templateFile(
    head(plan, 'fields.php', 'The fields of a record that have a value.', [
      '@type array   $item   Record.',
      '@type array[] $fields Public fields, by key.',
    ]),
    html`
      <dl class="${name(plan, 'fields')}">
        <?php
        foreach ( $args['fields'] as ${key} => ${field} ) :
          ${value} = ${classOf(plan, 'Format')}::html( $args['item'][ ${key} ], ${field} );
          if ( '' === ${value} ) {
            continue;
          }
          ?>
          <div class="${name(plan, 'field')}">
            <dt><?php echo esc_html( ${field}['label'] ); ?></dt>
            <dd><?php echo wp_kses_post( ${value} ); ?></dd>
          </div>
        <?php endforeach; ?>
      </dl>
    `,
  );
}

const linkedTitle = (item: PhpCode): HtmlCode => html`
  <?php if ( '' !== ${item}['link'] ) : ?>
    <a href="<?php echo esc_url( ${item}['link'] ); ?>"><?php echo esc_html( ${item}['title'] ); ?></a>
  <?php else : ?>
    <?php echo esc_html( ${item}['title'] ); ?>
  <?php endif; ?>
`;

function tableLayout(plan: PluginPlan, entity: PlanEntity, item: PhpCode): HtmlCode {
  const key = variable(`${plan.names.prefix}_key`);
  const field = variable(`${plan.names.prefix}_field`);
  const isShowing = hasFields(entity);
  return html`
    <table class="${name(plan, 'table')}">
      <thead>
        <tr>
          <th scope="col"><?php esc_html_e( ${entity.titleLabel}, ${plan.domain} ); ?></th>
          ${
            isShowing
              ? html`
            <?php foreach ( $args['fields'] as ${field} ) : ?>
              <th scope="col"><?php echo esc_html( ${field}['label'] ); ?></th>
            <?php endforeach; ?>
          `
              : noHtml
          }
        </tr>
      </thead>
      <tbody>
        <?php foreach ( $args['items'] as ${item} ) : ?>
          <tr>
            <th scope="row">
              ${linkedTitle(item)}
            </th>
            ${
              isShowing
                ? html`
              <?php foreach ( $args['fields'] as ${key} => ${field} ) : ?>
                <td><?php echo wp_kses_post( ${classOf(plan, 'Format')}::html( ${item}[ ${key} ], ${field} ) ); ?></td>
              <?php endforeach; ?>
            `
                : noHtml
            }
          </tr>
        <?php endforeach; ?>
      </tbody>
    </table>
  `;
}

function accordionLayout(plan: PluginPlan, entity: PlanEntity, item: PhpCode): HtmlCode {
  return html`
    <?php foreach ( $args['items'] as ${item} ) : ?>
      <details class="${name(plan, 'details')}">
        <summary><?php echo esc_html( ${item}['title'] ); ?></summary>
        ${hasFields(entity) ? showFields(plan, item) : noHtml}
        <div class="${name(plan, 'content')}"><?php echo wp_kses_post( wpautop( do_blocks( ${item}['content'] ) ) ); ?></div>
      </details>
    <?php endforeach; ?>
  `;
}

function agendaLayout(plan: PluginPlan, entity: PlanEntity, schedule: PlanField, item: PhpCode): HtmlCode {
  const month = variable(`${plan.names.prefix}_month`);
  const last = variable(`${plan.names.prefix}_last_month`);
  return html`
    <?php ${last} = null; ?>
    <?php foreach ( $args['items'] as ${item} ) : ?>
      <?php ${month} = (string) mysql2date( 'F Y', (string) ${item}[${schedule.key}] ); ?>
      <?php if ( ${month} !== ${last} ) : ?>
        <h3 class="${name(plan, 'month')}"><?php echo esc_html( ${month} ); ?></h3>
      <?php endif; ?>
      <?php ${last} = ${month}; ?>
      <div class="${name(plan, 'item')}">
        ${showCard(plan, entity, item)}
      </div>
    <?php endforeach; ?>
  `;
}
