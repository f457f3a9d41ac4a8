import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, translated } from '../code-names.ts';
import type { Contribution } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';

/** Entities whose records belong to the person of an e-mail address. */
export const personalEntities = ({ entities }: PluginPlan): readonly PlanEntity[] =>
  entities.filter(({ storage, fields }) => storage !== 'posts' && fields.some(({ type }) => type === 'email'));

/**
 * What WordPress' tools for privacy need: exports and erasure of what is kept of people, and a text for the policy.
 * @param sentences what the features say about people's data
 */
export function privacyContribution(plan: PluginPlan, sentences: readonly string[]): Contribution {
  const personal = personalEntities(plan);
  if (personal.length === 0 && sentences.length === 0) return {};
  return {
    classes: [
      {
        name: classNameOf(plan, 'Privacy'),
        summary: 'What the plugin keeps of people.',
        code: privacyClass(plan, personal, sentences),
      },
    ],
    boot: [php`( new ${classOf(plan, 'Privacy')}() )->register();`],
    usesRepositories: personal.length > 0,
    readme: {
      features: personal.length > 0 ? ["Part of WordPress' export and erasure of personal data"] : [],
    },
    privacy:
      personal.length > 0
        ? [
            `${personal.map(({ plural }) => plural).join(' and ')} hold personal data. WordPress' tools export and erase them by e-mail address.`,
          ]
        : [],
  };
}

function privacyClass(plan: PluginPlan, personal: readonly PlanEntity[], sentences: readonly string[]): PhpCode {
  const methods = [
    registerMethod(personal.length > 0, sentences.length > 0),
    sentences.length > 0 ? policyMethod(plan, sentences) : noPhp,
    personal.length > 0 ? toolMethods(plan, personal) : noPhp,
  ];
  return php`
    /**
     * Tells the owner of the site and WordPress' own tools what the plugin keeps of people.
     */
    final class ${classOf(plan, 'Privacy')} {

      ${joinPhp(methods, '\n\n')}
    }
  `;
}

const registerMethod = (hasTools: boolean, hasPolicy: boolean): PhpCode => php`
  /**
   * Adds the hooks.
   */
  public function register() {
    ${hasPolicy ? php`add_action( 'admin_init', array( $this, 'add_policy_text' ) );` : noPhp}
    ${
      hasTools
        ? php`
            add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
            add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
          `
        : noPhp
    }
  }
`;

const policyMethod = (plan: PluginPlan, sentences: readonly string[]): PhpCode => php`
  /**
   * Suggests a text for the site's privacy policy.
   */
  public function add_policy_text() {
    $sentences = array(
      ${joinPhp(sentences.map((sentence) => php`${translated(plan, sentence)},`))}
    );

    wp_add_privacy_policy_content( ${plan.names.title}, wpautop( esc_html( implode( "\n\n", $sentences ) ) ) );
  }
`;

function toolMethods(plan: PluginPlan, personal: readonly PlanEntity[]): PhpCode {
  const kinds = Object.fromEntries(
    personal.map((entity) => [
      entity.key,
      {
        label: translated(plan, entity.plural),
        repository: php`new ${identifier(entity.classes.repository)}()`,
        email: entity.fields.find(({ type }) => type === 'email')?.key,
        is_public: entity.isPublic,
      },
    ]),
  );
  const tool = (callback: string) => ({
    [callback === 'export' ? 'exporter_friendly_name' : 'eraser_friendly_name']: php`${plan.names.title}`,
    callback: php`array( $this, ${callback} )`,
  });
  const isMixed = personal.some(({ isPublic }) => isPublic);
  const erase = php`$is_gone = $kind['repository']->delete( $record['id'], true );`;
  const empty = php`
    if ( $kind['is_public'] ) {
      // What visitors read stays; only what is not public goes.
      $private = wp_list_filter( $kind['repository']->fields(), array( 'public' => false ) );
      $is_gone = ! is_wp_error( $kind['repository']->update( $record['id'], array_fill_keys( array_keys( $private ), null ) ) );
    } else {
      ${erase}
    }
  `;
  return php`
    /**
     * Adds the plugin to the export of personal data.
     *
     * @param array[] $exporters Exporters of all plugins.
     * @return array[]
     */
    public function add_exporter( $exporters ) {
      $exporters[${plan.names.slug}] = ${tool('export')};

      return $exporters;
    }

    /**
     * Adds the plugin to the erasure of personal data.
     *
     * @param array[] $erasers Erasers of all plugins.
     * @return array[]
     */
    public function add_eraser( $erasers ) {
      $erasers[${plan.names.slug}] = ${tool('erase')};

      return $erasers;
    }

    /**
     * What belongs to people.
     *
     * @return array[] Label, repository and the field of the e-mail address, by kind.
     */
    private function kinds() {
      return ${kinds};
    }

    /**
     * Finds what belongs to an e-mail address.
     *
     * @param array  $kind  One of the kinds.
     * @param string $email The address.
     * @param int    $page  Number of the page.
     * @return array[] Records.
     */
    private function find( $kind, $email, $page ) {
      return $kind['repository']->find(
        array(
          'status'   => 'any',
          'orderby'  => 'id',
          'order'    => 'asc',
          'per_page' => 100,
          'page'     => $page,
          'where'    => array( $kind['email'] => array( '=', $email ) ),
        )
      );
    }

    /**
     * Exports what belongs to an e-mail address.
     *
     * @param string $email The address.
     * @param int    $page  Number of the page.
     * @return array The data, and whether that is all.
     */
    public function export( $email, $page = 1 ) {
      $items   = array();
      $is_done = true;

      foreach ( $this->kinds() as $key => $kind ) {
        $records = $this->find( $kind, $email, $page );
        $is_done = $is_done && count( $records ) < 100;

        foreach ( $records as $record ) {
          $items[] = array(
            'group_id'    => ${`${plan.names.slug}-`} . $key,
            'group_label' => $kind['label'],
            'item_id'     => $key . '-' . $record['id'],
            'data'        => $this->values( $kind, $record ),
          );
        }
      }

      return array(
        'data' => $items,
        'done' => $is_done,
      );
    }

    /**
     * Writes a record as names and values.
     *
     * @param array $kind   One of the kinds.
     * @param array $record The record.
     * @return array[]
     */
    private function values( $kind, $record ) {
      $values = array(
        array(
          'name'  => ${translated(plan, 'Title')},
          'value' => esc_html( $record['title'] ),
        ),
      );

      foreach ( $kind['repository']->fields() as $key => $field ) {
        $values[] = array(
          'name'  => $field['label'],
          'value' => esc_html( ${classOf(plan, 'Fields')}::format( $record[ $key ], $field ) ),
        );
      }

      return $values;
    }

    /**
     * Erases what belongs to an e-mail address.
     *
     * @param string $email The address.
     * @return array What was erased and what stays.
     */
    public function erase( $email ) {
      $erased = 0;
      $kept   = array();
      $found  = 0;

      foreach ( $this->kinds() as $kind ) {
        foreach ( $this->find( $kind, $email, 1 ) as $record ) {
          ++$found;
          ${isMixed ? empty : erase}

          if ( $is_gone ) {
            ++$erased;
          } else {
            /* translators: %s: title of an entry. */
            $kept[] = sprintf( ${translated(plan, '%s could not be erased.')}, $record['title'] );
          }
        }
      }

      return array(
        'items_removed'  => $erased > 0,
        'items_retained' => count( $kept ) > 0,
        'messages'       => $kept,
        'done'           => $found < 100 || count( $kept ) > 0,
      );
    }
  `;
}
