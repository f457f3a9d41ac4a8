import { type HtmlCode, html } from '../../../../writers/html.ts';
import { joinPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, prefixed, translated } from '../../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../../plan.ts';
import type { UploadRule } from './upload-rules.ts';

/** Names of fields for files in forms begin with it. */
export const namePrefix = (plan: PluginPlan): string => prefixed(plan, 'file_');

/** Statements of a form's check. */
export const checkUploads = (plan: PluginPlan): PhpCode => php`
  foreach ( $this->uploads() as $key => $rule ) {
    $fault = ${classOf(plan, 'Uploads')}::fault( ${classOf(plan, 'Uploads')}::sent( ${namePrefix(plan)} . $key ), $rule );
    if ( '' !== $fault ) {
      $this->errors->add( $key, $fault );
    }
  }
`;

/** Statements that store what was sent, before the record that keeps it is made. */
export const storeUploads = php`
  $files = $this->store_files();
  if ( null === $files ) {
    return false;
  }
`;

/** Statements after the record was made. */
export function attachUploads(plan: PluginPlan, entity: PlanEntity, rules: readonly UploadRule[]): PhpCode {
  const hasPosts = entity.storage !== 'table';
  const statements = [
    php`${classOf(plan, 'Uploads')}::attach( array_merge( array(), ...array_values( $files ) ), ${entity.key}, $created );`,
    ...(hasPosts && rules.some(({ isThumbnail }) => isThumbnail)
      ? [
          php`
            if ( ! empty( $files['thumbnail'] ) ) {
              set_post_thumbnail( $created, $files['thumbnail'][0] );
            }
          `,
        ]
      : []),
  ];
  return joinPhp(statements);
}

/** The methods of a form that takes files. */
export function uploadMethods(plan: PluginPlan, entity: PlanEntity, rules: readonly UploadRule[]): PhpCode {
  const uploads = classOf(plan, 'Uploads');
  const lists = rules.flatMap(({ key, isList }) => (isList ? [key] : []));
  return php`
    /**
     * Gets what may be uploaded.
     *
     * @return array[] Label and limits, keyed by field.
     */
    private function uploads() {
      return array(
        ${joinPhp(
          rules.map(
            ({ key, label, isRequired, types, maxMegabytes, most }) => php`
              ${key} => array(
                'label'     => ${translated(plan, label)},
                'required'  => ${isRequired},
                'types'     => ${types},
                'megabytes' => ${maxMegabytes},
                'most'      => ${most},
                'private'   => ${!entity.isPublic},
              ),
            `,
          ),
        )}
      );
    }

    /**
     * Stores the files that were sent, and keeps their IDs as values.
     *
     * @return array[]|null IDs keyed by field, or null on failure with the errors set.
     */
    private function store_files() {
      $all = array();
      foreach ( $this->uploads() as $key => $rule ) {
        $ids = ${uploads}::store( ${uploads}::sent( ${namePrefix(plan)} . $key ), $rule );
        if ( is_wp_error( $ids ) ) {
          ${uploads}::delete( array_merge( array(), ...array_values( $all ) ) );
          $this->errors->add( $key, $ids->get_error_message() );

          return null;
        }
        $all[ $key ]          = $ids;
        $this->values[ $key ] = ${lists.length === 0 ? php`isset( $ids[0] ) ? $ids[0] : ''` : php`in_array( $key, ${lists}, true ) ? $ids : ( isset( $ids[0] ) ? $ids[0] : '' )`};
      }

      return $all;
    }
  `;
}

/** The controls for files in a form. */
export const uploadControls = (plan: PluginPlan, idPrefix: string): HtmlCode => html`
  <?php foreach ( $this->uploads() as $key => $rule ) : ?>
    <p>
      <label for="<?php echo esc_attr( ${idPrefix} . $key ); ?>"><?php echo esc_html( $rule['label'] ); ?></label>
      <?php
      ${classOf(plan, 'Uploads')}::print_control( ${idPrefix} . $key, ${namePrefix(plan)} . $key, $rule, $this->error_id( $key ) );
      $this->print_error( $key );
      ?>
    </p>
  <?php endforeach; ?>
`;
