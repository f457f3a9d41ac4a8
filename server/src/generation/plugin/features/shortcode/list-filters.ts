import { type HtmlCode, html, joinHtml, noHtml } from '../../../writers/html.ts';
import { handleOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import type { ListOptions } from './list-options.ts';

/** The form with which visitors search and filter a list. */
export function filterForm(
  plan: PluginPlan,
  entity: PlanEntity,
  { filters, taxonomies, hasSearch }: ListOptions,
): HtmlCode {
  if (!hasSearch) return noHtml;
  const fieldId = (key: string): string => handleOf(plan, `filter-${key.replaceAll('_', '-')}`);
  const controls = filters.map(({ key, label, type, choices }) => {
    const id = fieldId(key);
    const query = prefixed(plan, key);
    const control =
      type === 'choice'
        ? html`
          <select id="${id}" name="${query}">
            <option value=""><?php esc_html_e( 'All', ${plan.domain} ); ?></option>
            ${joinHtml(
              choices.map(
                (choice) => html`
                  <option value="${choice.value}"<?php selected( get_query_var( ${query} ), ${choice.value} ); ?>><?php esc_html_e( ${choice.label}, ${plan.domain} ); ?></option>
                `,
              ),
            )}
          </select>
        `
        : type === 'date'
          ? html`<input type="date" id="${id}" name="${query}" value="<?php echo esc_attr( get_query_var( ${query} ) ); ?>">`
          : html`<input type="text" id="${id}" name="${query}" value="<?php echo esc_attr( get_query_var( ${query} ) ); ?>">`;
    return html`
      <p>
        <label for="${id}"><?php esc_html_e( ${label}, ${plan.domain} ); ?></label>
        ${control}
      </p>
    `;
  });
  const terms = taxonomies.map(({ taxonomy, key, singular }) => {
    const id = fieldId(key);
    const query = prefixed(plan, key);
    return html`
      <p>
        <label for="${id}"><?php esc_html_e( ${singular}, ${plan.domain} ); ?></label>
        <?php
        wp_dropdown_categories(
          array(
            'taxonomy'        => ${taxonomy},
            'name'            => ${query},
            'id'              => ${id},
            'show_option_all' => __( 'All', ${plan.domain} ),
            'selected'        => absint( get_query_var( ${query} ) ),
            'hierarchical'    => true,
          )
        );
        ?>
      </p>
    `;
  });
  const search = prefixed(plan, 'search');
  return html`
    <form class="${handleOf(plan, 'filters')}" method="get" role="search">
      ${
        hasSearch
          ? html`
        <p>
          <label for="${fieldId('search')}"><?php esc_html_e( ${`Search ${entity.pluralLower}`}, ${plan.domain} ); ?></label>
          <input type="search" id="${fieldId('search')}" name="${search}" value="<?php echo esc_attr( get_query_var( ${search} ) ); ?>">
        </p>
      `
          : noHtml
      }
      ${joinHtml([...controls, ...terms])}
      <p><button type="submit" class="wp-element-button"><?php esc_html_e( 'Search', ${plan.domain} ); ?></button></p>
    </form>
  `;
}
