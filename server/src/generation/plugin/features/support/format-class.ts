import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanFieldType, PluginPlan } from '../../plan.ts';

const typesOf = (plan: PluginPlan): ReadonlySet<PlanFieldType> =>
  new Set(plan.entities.flatMap(({ fields }) => fields.map(({ type }) => type)));

/** The class that writes values as HTML; none where there are no values. */
export function formatClasses(plan: PluginPlan): readonly PluginClass[] {
  if (typesOf(plan).size === 0) return [];
  return [{ name: classNameOf(plan, 'Format'), summary: 'Formats field values as HTML.', code: formatClass(plan) }];
}

interface Case {
  readonly types: readonly PlanFieldType[];
  readonly code: (plan: PluginPlan) => PhpCode;
}

/** How values are written as HTML where that is more than their text. */
const cases: readonly Case[] = [
  {
    types: ['url'],
    code: () => php`
      $text = preg_replace( '#^https?://(www\.)?#', '', untrailingslashit( $value ) );

      return sprintf( '<a href="%1$s">%2$s</a>', esc_url( $value ), esc_html( $text ) );
    `,
  },
  {
    types: ['email'],
    code: () => php`
      return sprintf( '<a href="%1$s">%2$s</a>', esc_url( 'mailto:' . $value ), esc_html( antispambot( $value ) ) );
    `,
  },
  {
    types: ['phone'],
    code: () => php`
      return sprintf( '<a href="%1$s">%2$s</a>', esc_url( 'tel:' . preg_replace( '/[^0-9+]/', '', $value ) ), esc_html( $value ) );
    `,
  },
  { types: ['html'], code: () => php`return wp_kses_post( wpautop( $value ) );` },
  { types: ['textarea'], code: () => php`return wpautop( esc_html( $value ) );` },
  {
    types: ['image', 'gallery'],
    code: () => php`
      $images = array();
      foreach ( (array) $value as $id ) {
        $images[] = wp_get_attachment_image( (int) $id, 'medium' );
      }

      return implode( '', $images );
    `,
  },
  {
    types: ['file'],
    code: () => php`
      return sprintf( '<a href="%1$s">%2$s</a>', esc_url( (string) wp_get_attachment_url( $value ) ), esc_html( get_the_title( $value ) ) );
    `,
  },
  {
    types: ['date', 'datetime'],
    code: (plan) => php`
      return sprintf( '<time datetime="%1$s">%2$s</time>', esc_attr( $value ), esc_html( ${classOf(plan, 'Fields')}::format( $value, $field ) ) );
    `,
  },
];

function formatClass(plan: PluginPlan): PhpCode {
  const types = typesOf(plan);
  const used = cases
    .map((item) => ({ ...item, types: item.types.filter((type) => types.has(type)) }))
    .filter((item) => item.types.length > 0);
  const branches = used.map(
    (item) => php`
      ${joinPhp(item.types.map((type) => php`case ${type}:`))}
        ${item.code(plan)}
    `,
  );
  return php`
    /**
     * Formats field values as HTML.
     */
    final class ${classOf(plan, 'Format')} {

      /**
       * Formats a value as HTML, with links, images and paragraphs.
       *
       * @param mixed $value Field value.
       * @param array $field Field definition.
       * @return string Escaped HTML, or an empty string if there is no value.
       */
      public static function html( $value, $field ) {
        if ( null === $value || '' === $value || array() === $value ) {
          return '';
        }

        ${
          branches.length === 0
            ? noPhp
            : php`
              switch ( $field['input'] ) {
                ${joinPhp(branches, '\n\n')}
              }
            `
        }

        return esc_html( ${classOf(plan, 'Fields')}::format( $value, $field ) );
      }
    }
  `;
}
