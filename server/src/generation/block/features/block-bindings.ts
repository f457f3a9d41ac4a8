import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import { type JsCode, js } from '../../writers/js.ts';
import { docComment, identifier, joinPhp, type PhpCode, php, phpFile } from '../../writers/php.ts';
import type { BlockFeatureModule } from '../feature.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';

/** How the value of an attribute is kept in a post's metadata, by kind: its type, and what cleans it. */
const storage: Partial<Record<AttributeType, { readonly type: string; readonly sanitize: string }>> = {
  string: { type: 'string', sanitize: 'sanitize_text_field' },
  textarea: { type: 'string', sanitize: 'sanitize_textarea_field' },
  rich_text: { type: 'string', sanitize: 'wp_kses_post' },
  url: { type: 'string', sanitize: 'sanitize_url' },
  date: { type: 'string', sanitize: 'sanitize_text_field' },
  number: { type: 'number', sanitize: 'floatval' },
  integer: { type: 'integer', sanitize: 'intval' },
};

const bindable = (plan: BlockPlan): readonly BlockAttribute[] =>
  plan.attributes.filter(({ kind, isOurs }) => !isOurs && storage[kind] !== undefined);

const sourceName = ({ names }: BlockPlan): string => `${names.blockName}-fields`;

/** Key of the metadata behind an attribute: `acme_testimonial_author_name`. */
const metaKey = ({ names }: BlockPlan, { id }: BlockAttribute): string =>
  `${names.prefix}_${id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()}`;

/**
 * Attributes that follow a post's own fields: a source of bindings that reads post metadata, on the server and in the
 * editor, and the block's attributes opened for bindings, which WordPress does from 6.9 on.
 */
export const blockBindingsFeature: BlockFeatureModule = {
  name: 'block_bindings',
  contribute(plan) {
    const attributes = bindable(plan);
    if (attributes.length === 0) {
      return {
        instructions: ['Bindings: no attribute contains a text, number, URL or date, so there is nothing to bind.'],
      };
    }
    const prefix = (suffix: string) => identifier(`${plan.names.prefix}_${suffix}`);
    return {
      metadata: { usesContext: ['postId', 'postType'] },
      php: {
        onInit: [php`${prefix('register_binding_source')}();`],
        declarations: [phpDeclarations(plan, attributes)],
      },
      files: [{ path: 'uninstall.php', content: uninstallFile(plan, attributes), role: 'uninstall_file' }],
      ...(plan.hasEditor
        ? {
            script: {
              imports: {
                '@wordpress/blocks': ['registerBlockBindingsSource'],
                '@wordpress/core-data': ['store as coreStore'],
              },
              declarations: [fieldsList(plan, attributes)],
              afterwards: [editorSource(plan)],
            },
          }
        : {}),
      instructions: [
        `Bindings: the source \`${sourceName(plan)}\` reads these post meta fields: ` +
          `${attributes.map((attribute) => `\`${metaKey(plan, attribute)}\``).join(', ')}. ` +
          'Connect attributes in the editor under “Attributes”. This requires WordPress 6.9 or later.',
      ],
    };
  },
};

function phpDeclarations(plan: BlockPlan, attributes: readonly BlockAttribute[]): PhpCode {
  const { prefix: prefixName, blockName, textDomain, title } = plan.names;
  const name = (suffix: string) => identifier(`${prefixName}_${suffix}`);
  const fields = Object.fromEntries(
    attributes.map((attribute) => {
      const { type, sanitize } = storage[attribute.kind] ?? { type: 'string', sanitize: 'sanitize_text_field' };
      return [attribute.name, { key: metaKey(plan, attribute), type, sanitize }];
    }),
  );
  return joinPhp(
    [
      php`
        ${docComment(['Gets the post meta fields that attributes can be bound to.', '', '@return array<string, array<string, string>> Meta key, type and sanitizer, keyed by attribute name.'])}
        function ${name('binding_fields')}() {
          return ${fields};
        }

        ${docComment(['Registers the post meta fields and the block bindings source.'])}
        function ${name('register_binding_source')}() {
          foreach ( ${name('binding_fields')}() as $field ) {
            register_post_meta(
              '',
              $field['key'],
              array(
                'type'              => $field['type'],
                'single'            => true,
                'show_in_rest'      => true,
                'sanitize_callback' => static function ( $value ) use ( $field ) {
                  return call_user_func( $field['sanitize'], $value );
                },
                'auth_callback'     => static function ( ...$check ) {
                  return current_user_can( 'edit_post', $check[2] );
                },
              )
            );
          }

          register_block_bindings_source(
            ${sourceName(plan)},
            array(
              'label'              => __( ${`${title}: post meta`}, ${textDomain} ),
              'get_value_callback' => ${`${prefixName}_binding_value`},
              'uses_context'       => array( 'postId', 'postType' ),
            )
          );
        }

        ${docComment(
          [
            'Gets the post meta value of a bound attribute.',
            '',
            '@param array    $source_args    Arguments of the binding, with the attribute name as `key`.',
            '@param WP_Block $block_instance Block instance.',
            '@return mixed Value, or null to use the value of the block.',
          ],
          { keepsSpaces: true },
        )}
        function ${name('binding_value')}( $source_args, $block_instance ) {
          $fields = ${name('binding_fields')}();
          $key    = isset( $source_args['key'] ) ? $source_args['key'] : '';

          if ( ! isset( $fields[ $key ] ) || empty( $block_instance->context['postId'] ) ) {
            return null;
          }

          $post = get_post( $block_instance->context['postId'] );

          if ( ! $post || post_password_required( $post ) ) {
            return null;
          }

          if ( ! is_post_publicly_viewable( $post ) && ! current_user_can( 'read_post', $post->ID ) ) {
            return null;
          }

          $value = get_post_meta( $post->ID, $fields[ $key ]['key'], true );

          return '' === $value ? null : $value;
        }

        ${docComment([
          'Filters the attributes that support block bindings.',
          '',
          '@param string[] $attributes Supported attributes.',
          '@return string[] Filtered attributes.',
        ])}
        function ${name('bindable_attributes')}( $attributes ) {
          return array_merge( $attributes, array_keys( ${name('binding_fields')}() ) );
        }
        add_filter( ${`block_bindings_supported_attributes_${blockName}`}, ${`${prefixName}_bindable_attributes`} );
      `,
    ],
    '\n\n',
  );
}

/** Deleting the plugin deletes the post fields. */
function uninstallFile(plan: BlockPlan, attributes: readonly BlockAttribute[]): string {
  return phpFile(php`
    ${docComment(['Deletes the post meta of the block on uninstall.', '', `@package ${plan.names.className}`])}

    defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

    ${joinPhp(attributes.map((attribute) => php`delete_post_meta_by_key( ${metaKey(plan, attribute)} );`))}
  `);
}

/** The fields that the editor offers. */
const fieldsList = (plan: BlockPlan, attributes: readonly BlockAttribute[]): JsCode => js`
  const bindingFields = ${attributes.map((attribute) => ({
    label: js`__( ${attribute.label}, ${plan.names.textDomain} )`,
    type: storage[attribute.kind]?.type === 'string' ? 'string' : 'number',
    args: { key: attribute.name },
    metaKey: metaKey(plan, attribute),
  }))};
`;

const editorSource = (plan: BlockPlan): JsCode => js`
  registerBlockBindingsSource( {
    name: ${sourceName(plan)},
    usesContext: [ 'postId', 'postType', 'queryId' ],
    getFieldsList() {
      return bindingFields.map( ( { label, type, args } ) => ( {
        label,
        type,
        args,
      } ) );
    },
    getValues( { select, context, bindings } ) {
      const record = select( coreStore ).getEditedEntityRecord(
        'postType',
        context.postType,
        context.postId
      );
      const values = {};
      Object.entries( bindings ).forEach( ( [ attribute, { args } ] ) => {
        const field = bindingFields.find(
          ( candidate ) => candidate.args.key === args?.key
        );
        const value = record?.meta?.[ field?.metaKey ];
        if ( value ) {
          values[ attribute ] = value;
        }
      } );
      return values;
    },
    setValues( { dispatch, context, bindings } ) {
      const meta = {};
      Object.values( bindings ).forEach( ( { args, newValue } ) => {
        const field = bindingFields.find(
          ( candidate ) => candidate.args.key === args?.key
        );
        if ( field ) {
          meta[ field.metaKey ] = newValue;
        }
      } );
      dispatch( coreStore ).editEntityRecord(
        'postType',
        context.postType,
        context.postId,
        { meta }
      );
    },
    canUserEditValue( { select, context } ) {
      return (
        ! context.queryId &&
        Boolean( context.postType ) &&
        Boolean(
          select( coreStore ).canUser( 'update', {
            kind: 'postType',
            name: context.postType,
            id: context.postId,
          } )
        )
      );
    },
  } );
`;
