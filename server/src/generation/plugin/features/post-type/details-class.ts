import { type CssCode, css, cssName } from '../../../writers/css.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, constantOf, handleOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';

/** Types of posts whose own pages show their fields. */
export const detailedEntities = ({ entities }: PluginPlan): readonly PlanEntity[] =>
  entities.filter(
    ({ storage, isPublic, fields }) => storage === 'post_type' && isPublic && fields.some((field) => field.isPublic),
  );

/** Fields of a kind of records, without those that its page does not show by itself. */
export function onPage({ source }: PluginPlan, key: string, fields: PhpCode): PhpCode {
  const shown = source.entities?.find((one) => one.key === key)?.page_fields;
  return shown === undefined ? fields : php`array_intersect_key( ${fields}, array_flip( ${[...shown]} ) )`;
}

/** The class that shows the public fields of a post below its content. */
export function detailsClass(plan: PluginPlan): PluginClass {
  const entities = detailedEntities(plan);
  const types = new Set(
    entities.flatMap(({ fields }) => fields.filter((field) => field.isPublic).map(({ type }) => type)),
  );
  const classes = Object.fromEntries(
    entities.map(({ key, postType, classes: { definition } }) => [
      postType,
      onPage(plan, key, php`${identifier(definition)}::fields()`),
    ]),
  );
  const special = [
    types.has('image')
      ? php`
          case 'image':
            return wp_get_attachment_image( $value, 'large' );
        `
      : noPhp,
    types.has('gallery')
      ? php`
          case 'gallery':
            $images = '';

            foreach ( $value as $id ) {
              $images .= wp_get_attachment_image( $id, 'medium' );
            }

            return $images;
        `
      : noPhp,
    types.has('html')
      ? php`
          case 'html':
            return wp_kses_post( wpautop( $value ) );
        `
      : noPhp,
    types.has('textarea')
      ? php`
          case 'textarea':
            return nl2br( esc_html( $value ) );
        `
      : noPhp,
    types.has('url')
      ? php`
          case 'url':
            return sprintf( '<a href="%1$s">%2$s</a>', esc_url( $value ), esc_html( $value ) );
        `
      : noPhp,
    types.has('file')
      ? php`
          case 'file':
            return sprintf( '<a href="%1$s">%2$s</a>', esc_url( (string) wp_get_attachment_url( $value ) ), esc_html( get_the_title( $value ) ) );
        `
      : noPhp,
    types.has('relation')
      ? php`
          case 'relation':
            if ( ! is_post_publicly_viewable( $value ) ) {
              return '';
            }

            return sprintf( '<a href="%1$s">%2$s</a>', esc_url( (string) get_permalink( $value ) ), esc_html( get_the_title( $value ) ) );
        `
      : noPhp,
  ].filter(({ text }) => text !== '');
  const format = php`${classOf(plan, 'Fields')}::format( $value, $field )`;
  return {
    name: classNameOf(plan, 'Details'),
    summary: 'Displays fields on single posts.',
    code: php`
      /**
       * Displays the public fields of a post below its content.
       */
      final class ${classOf(plan, 'Details')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_filter( 'the_content', array( $this, 'add_details' ) );
        }

        /**
         * Adds all fields with a value.
         *
         * @param string $content Post content.
         * @return string
         */
        public function add_details( $content ) {
          $fields = $this->fields_of( (string) get_post_type() );

          if ( ! $fields || ! is_singular() || ! in_the_loop() || ! is_main_query() || post_password_required() ) {
            return $content;
          }

          $details = '';

          foreach ( $fields as $field ) {
            $value = ${classOf(plan, 'Fields')}::cast( get_post_meta( get_the_ID(), $field['meta'], true ), $field );
            $html  = $field['public'] && null !== $value ? $this->show( $value, $field ) : '';

            if ( '' !== $html ) {
              $details .= sprintf( '<dt>%1$s</dt><dd>%2$s</dd>', esc_html( $field['label'] ), $html );
            }
          }

          if ( '' === $details ) {
            return $content;
          }

          wp_enqueue_style( ${handleOf(plan, 'details')}, ${constantOf(plan, 'URL')} . 'assets/css/details.css', array(), ${constantOf(plan, 'VERSION')} );

          return $content . ${`<dl class="${handleOf(plan, 'post-details')}">`} . $details . '</dl>';
        }

        /**
         * Gets the fields of a post type.
         *
         * @param string $post_type Post type.
         * @return array[]
         */
        private function fields_of( $post_type ) {
          ${joinPhp(
            Object.entries(classes).map(
              ([postType, fields]) => php`
                if ( ${postType} === $post_type ) {
                  return ${fields};
                }
              `,
            ),
            '\n\n',
          )}

          return array();
        }

        /**
         * Formats a value as HTML.
         *
         * @param mixed $value Typed value.
         * @param array $field Field definition.
         * @return string
         */
        private function show( $value, $field ) {
          ${
            special.length > 0
              ? php`
                  switch ( $field['input'] ) {
                    ${joinPhp(special, '\n\n')}
                  }
                `
              : noPhp
          }

          return esc_html( ${format} );
        }
      }
    `,
  };
}

/** The look of the fields: labels beside values, in the theme's own type. */
export function detailsStyle(plan: PluginPlan): CssCode {
  const details = cssName(handleOf(plan, 'post-details'));
  return css`
    .${details} {
      display: grid;
      grid-template-columns: minmax(8em, max-content) 1fr;
      gap: 0.5em 1.5em;
    }

    .${details} dt {
      font-weight: 600;
    }

    .${details} dd {
      margin: 0;
    }
  `;
}
