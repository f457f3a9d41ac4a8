import { indentRest } from '../../../writers/code.ts';
import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { NamedFunction } from '../../instruction.ts';
import { titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { method } from '../stores/cache-class.ts';

const named = (name: string, parameters: readonly string[]): NamedFunction => ({
  name,
  parameters: parameters.map((one) => ({ name: one, type: '', defaultValue: '', prefix: '' })),
  returns: '',
  at: 0,
});

const others = (fields: readonly string[]): string[] => fields.filter((field) => field !== 'title');

/** How a field of an instance is shown on the site, by what the prompt says of it. */
function shown(c: Composer, field: string): PhpCode {
  const line = c.asked.states(new RegExp(String.raw`\b${field}\b[^\n]*`, 'i'))?.[0] ?? '';
  const value = `$instance['${field}']`;
  const outer = (inner: PhpCode) => php`
    if ( ! empty( ${raw(value)} ) ) {
      ${inner}
    }
  `;
  const tag = new RegExp(
    String.raw`\b${field}\b[^,.;<\n]*?\b(?:in|as|inside|within)\b(?: an?)? <(\w+)(?:\s+class=["']([\w -]+)["'])?>`,
    'i',
  ).exec(c.text);
  if (tag !== null && !/^(?:a|ul|ol)$/.test(tag[1] ?? '')) {
    const open = tag[2] === undefined ? `<${tag[1]}>` : `<${tag[1]} class="${tag[2]}">`;
    return outer(
      php`printf( ${`${open}%s</${tag[1]}>`}, ${raw(/blockquote|div|section/.test(tag[1] ?? '') ? `wp_kses_post( wpautop( ${value} ) )` : `esc_html( ${value} )`)} );`,
    );
  }
  if (/phone|tel\b/.test(field))
    return outer(
      php`printf( '<p><a href="%s">%s</a></p>', esc_url( 'tel:' . preg_replace( '/[^0-9+]/', '', ${raw(value)} ) ), esc_html( ${raw(value)} ) );`,
    );
  if (/mail/.test(field))
    return outer(
      php`printf( '<p><a href="%s">%s</a></p>', esc_url( 'mailto:' . ${raw(value)} ), esc_html( ${raw(value)} ) );`,
    );
  if (/url|link|website/.test(field))
    return outer(php`printf( '<p><a href="%s">%s</a></p>', esc_url( ${raw(value)} ), esc_html( ${raw(value)} ) );`);
  if (/text|content|message/.test(field) || /paragraph/.test(line))
    return outer(php`echo wp_kses_post( wpautop( ${raw(value)} ) );`);
  if (/count|number/.test(field))
    return php`
      echo '<ul>';
      foreach ( get_posts( array( 'posts_per_page' => max( 1, absint( ${raw(value)} ?? 5 ) ) ) ) as $post ) {
        printf( '<li><a href="%s">%s</a></li>', esc_url( get_permalink( $post ) ), esc_html( get_the_title( $post ) ) );
      }
      echo '</ul>';
    `;
  return outer(php`printf( '<p>%s</p>', esc_html( ${raw(value)} ) );`);
}

/** Words before "field" that name none. */
const isNoField = /^(?:a|an|the|text|input|one|each|every|this|of|number|instance|widget|form|and|with)$/;

/** The fields of an instance: listed, or each with its kind: "a title field and a textarea `text`". */
function fieldsOf(c: Composer): string[] {
  const listed = c.asked.items('(?:instance )?fields?').flatMap((one) => /^[a-z]\w*$/.exec(one)?.[0] ?? []);
  const each = [
    ...c.text.matchAll(
      /\b([a-z]\w*) (?:text )?(?:field|input|setting)\b|\b(?:text ?area|text field|input|field|checkbox|number|select)\s+(?:named |called |for (?:the )?)?["'`]([a-z]\w*)["'`]/g,
    ),
  ].flatMap(([, one, two]) => (two !== undefined ? [two] : isNoField.test(one ?? '') ? [] : [one ?? '']));
  return [...new Set([...each, ...listed.filter((one) => !/^(?:and|a|an)$/.test(one))])];
}

/** A widget of the classic kind: its fields, its form and what it shows. */
export const classicWidget: Draft = {
  id: 'draft-classic-widget',
  name: 'register_widget',
  isWhole: true,
  needs: /\bwp_widget\b|\bwidget\b[\s\S]*\bfields?\b|\bclassic widget\b|\bwidget class\b/,
  never: /dashboard widget|\b(?:remove|unregister)s? (?:the |an? |all )?(?:\w+ )?widgets?\b/,
  compose(c) {
    const { className } = c.instruction;
    const fields = fieldsOf(c);
    if (className === null || fields.length === 0) return null;
    const id = c.asked.token('id ?base|base id|widget id|id') ?? className.toLowerCase();
    const name = c.asked.states(/\b(?:name|titled?|called|labell?ed)\W*["'`]([A-Z][^"'`]*)["'`]/i)?.[1] ?? titleOf(id);
    const description = c.asked.states(/\bdescription\W*(?:is\W*)?["'`]([^"'`]+)["'`]/i)?.[1];
    const emptied = others(fields).find((field) =>
      new RegExp(
        String.raw`\b(?:nothing|no output|not|don't|hide|skip|only)\b[^.\n]*\b${field}\b[^.\n]*\b(?:empty|missing|blank|set|filled)\b`,
        'i',
      ).test(c.text),
    );
    const show = others(fields).map((field) => shown(c, field));
    const isNumber = (field: string) => /^(?:count|number)$/.test(field);
    c.asked.takeAll();
    const methods = [
      method(
        named('__construct', []),
        description === undefined
          ? php`parent::__construct( ${id}, ${c.label(name)} );`
          : php`parent::__construct( ${id}, ${c.label(name)}, array( 'description' => ${c.label(description)} ) );`,
        'Names the widget.',
      ),
      method(
        named('widget', ['args', 'instance']),
        joinPhp([
          emptied === undefined
            ? raw('')
            : php`
            if ( empty( ${raw(`$instance['${emptied}']`)} ) ) {
              return;
            }
          `,
          raw(
            "echo $args['before_widget']; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- markup of the theme.",
          ),
          fields.includes('title')
            ? php`
              $title = apply_filters( 'widget_title', $instance['title'] ?? '', $instance, $this->id_base );
              if ( '' !== $title ) {
                echo $args['before_title'] . esc_html( $title ) . $args['after_title']; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- markup of the theme.
              }
            `
            : raw(''),
          ...show,
          raw(
            "echo $args['after_widget']; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- markup of the theme.",
          ),
        ]),
        'Shows the widget.',
      ),
      method(
        named('form', ['instance']),
        php`
          foreach ( ${Object.fromEntries(fields.map((field) => [field, c.label(titleOf(field))]))} as $field => $label ) {
            printf(
              '<p><label for="%1$s">%2$s</label> <input class="widefat" type="text" id="%1$s" name="%3$s" value="%4$s"></p>',
              esc_attr( $this->get_field_id( $field ) ),
              esc_html( $label ),
              esc_attr( $this->get_field_name( $field ) ),
              esc_attr( $instance[ $field ] ?? '' )
            );
          }
        `,
        'Shows the form.',
      ),
      method(
        named('update', ['new_instance', 'old_instance']),
        joinPhp([
          raw('$instance = array();'),
          ...fields.map((field) =>
            isNumber(field)
              ? php`$instance[ ${field} ] = absint( $new_instance[ ${field} ] ?? 0 );`
              : /^(?:text|content|message|quote|description|bio)$/.test(field)
                ? php`$instance[ ${field} ] = sanitize_textarea_field( $new_instance[ ${field} ] ?? '' );`
                : php`$instance[ ${field} ] = sanitize_text_field( $new_instance[ ${field} ] ?? '' );`,
          ),
          raw('\nreturn $instance;'),
        ]),
        'Cleans what the form sends.',
      ),
    ];
    return {
      summary: '',
      body: php``,
      whole: raw(`class ${className} extends WP_Widget {\n\t${indentRest(joinPhp(methods, '\n\n').text, '\t')}\n}`),
      after: php`
        add_action(
          'widgets_init',
          function () {
            register_widget( ${className} );
          }
        );
      `,
    };
  },
};
