import { html, noHtml, templateFile } from '../../../writers/html.ts';
import { docComment, noPhp, php, variable } from '../../../writers/php.ts';
import { classOf, handleOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { approvalOf } from '../status-actions/status-actions.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { shownFields } from './block-metadata.ts';

/** `render.php`: the list, for visitors and for the preview in the editor. */
export function renderTemplate(plan: PluginPlan, entity: PlanEntity): string {
  const name = (part: string) => variable(prefixed(plan, part));
  const [repository, args, records, record] = [name('repository'), name('args'), name('records'), name('record')];
  const [fields, field, text, key] = [name('fields'), name('field'), name('text'), name('field_key')];
  const orders = name('orders');
  const shown = approvalOf(plan, entity);
  const { orderable, orderBy, schedule } = listOptions(plan, entity);
  const hasFields = shownFields(entity).length > 0;
  const now = schedule?.type === 'datetime' ? php`wp_date( 'Y-m-d\TH:i' )` : php`wp_date( 'Y-m-d' )`;
  const filter = php`
    if ( in_array( $attributes['show'], array( 'upcoming', 'past' ), true ) ) {
      ${args}['where'][${schedule?.key ?? ''}] = array( 'past' === $attributes['show'] ? '<' : '>=', ${now} );
    }
  `;
  const chosen = php`
    ${fields} = array_intersect_key(
      wp_list_filter( ${repository}->fields(), array( 'public' => true ) ),
      array_flip( array_filter( (array) $attributes['fields'], 'is_string' ) )
    );
  `;
  const head = php`
    ${docComment([
      `Renders a list of ${entity.pluralLower}.`,
      '',
      '@var array $attributes Block attributes.',
      '',
      `@package ${plan.names.className}`,
    ])}

    defined( 'ABSPATH' ) || exit;

    ${repository} = new ${repositoryOf(entity)}();

    if ( ! ${repository}->can( 'read' ) ) {
      return;
    }

    ${orders} = ${[...orderable]};

    ${args} = array(
      'per_page' => min( 50, max( 1, (int) $attributes['number'] ) ),
      'orderby'  => in_array( $attributes['orderBy'], ${orders}, true ) ? $attributes['orderBy'] : ${orderBy},
      'order'    => 'asc' === $attributes['order'] ? 'asc' : 'desc',
      ${shown ? php`'where'    => array( ${shown.field.key} => array( '=', ${shown.value} ) ),` : noPhp}
    );

    ${schedule === undefined ? noPhp : filter}

    ${records} = ${repository}->find( ${args} );

    ${hasFields ? chosen : noPhp}
  `;
  const values = html`
    <?php foreach ( ${fields} as ${key} => ${field} ) : ?>
      <?php ${text} = ${classOf(plan, 'Fields')}::format( ${record}[ ${key} ], ${field} ); ?>
      <?php if ( '' !== ${text} ) : ?>
        <span class="${handleOf(plan, 'block-field')}"><strong><?php echo esc_html( ${field}['label'] ); ?></strong> <?php echo esc_html( ${text} ); ?></span>
      <?php endif; ?>
    <?php endforeach; ?>
  `;
  const body = html`
    <div <?php echo get_block_wrapper_attributes( array( 'class' => 'grid' === $attributes['layout'] ? 'is-grid' : 'is-list' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The function escapes. ?>>
      <?php if ( ! ${records} ) : ?>
        <p><?php esc_html_e( ${`No ${entity.pluralLower} found.`}, ${plan.domain} ); ?></p>
      <?php else : ?>
        <ul class="${handleOf(plan, 'block-list')}">
          <?php foreach ( ${records} as ${record} ) : ?>
            <li>
              <?php if ( '' !== ${record}['link'] ) : ?>
                <a href="<?php echo esc_url( ${record}['link'] ); ?>"><?php echo esc_html( ${record}['title'] ); ?></a>
              <?php else : ?>
                <?php echo esc_html( ${record}['title'] ); ?>
              <?php endif; ?>
              ${hasFields ? values : noHtml}
            </li>
          <?php endforeach; ?>
        </ul>
      <?php endif; ?>
    </div>
  `;
  return templateFile(head, body);
}
