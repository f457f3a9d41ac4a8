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
        summary: 'Privacy tools.',
        code: privacyClass(plan, personal, sentences),
      },
    ],
    boot: [php`( new ${classOf(plan, 'Privacy')}() )->register();`],
    usesRepositories: personal.length > 0,
    readme: {
      features: personal.length > 0 ? ['Supports the personal data export and erasure tools of WordPress'] : [],
    },
    privacy:
      personal.length > 0
        ? [
            `${personal.map(({ plural }) => plural).join(' and ')} contain personal data, which can be exported and erased by email address with the WordPress privacy tools.`,
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
     * Integrates the plugin with the privacy tools of WordPress.
     */
    final class ${classOf(plan, 'Privacy')} {

      ${joinPhp(methods, '\n\n')}
    }
  `;
}

const registerMethod = (hasTools: boolean, hasPolicy: boolean): PhpCode => php`
  /**
   * Registers the hooks.
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
   * Adds suggested text for the privacy policy.
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
      // Published content is kept; only private data is erased.
      $private = wp_list_filter( $kind['repository']->fields(), array( 'public' => false ) );
      $is_gone = ! is_wp_error( $kind['repository']->update( $record['id'], array_fill_keys( array_keys( $private ), null ) ) );
    } else {
      ${erase}
    }
  `;
  return php`
    /**
     * Registers the personal data exporter.
     *
     * @param array[] $exporters Personal data exporters.
     * @return array[]
     */
    public function add_exporter( $exporters ) {
      $exporters[${plan.names.slug}] = ${tool('export')};

      return $exporters;
    }

    /**
     * Registers the personal data eraser.
     *
     * @param array[] $erasers Personal data erasers.
     * @return array[]
     */
    public function add_eraser( $erasers ) {
      $erasers[${plan.names.slug}] = ${tool('erase')};

      return $erasers;
    }

    /**
     * Gets the kinds of entries with personal data.
     *
     * @return array[] Label, repository and email field, keyed by kind.
     */
    private function kinds() {
      return ${kinds};
    }

    /**
     * Finds entries by email address.
     *
     * @param array  $kind  Kind of entries.
     * @param string $email Email address.
     * @param int    $page  Page number.
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
     * Exports the personal data of an email address.
     *
     * @param string $email Email address.
     * @param int    $page  Page number.
     * @return array Export data.
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
     * Converts a record to names and values.
     *
     * @param array $kind   Kind of entries.
     * @param array $record Record.
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
     * Erases the personal data of an email address.
     *
     * @param string $email Email address.
     * @return array Erasure result.
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
            /* translators: %s: Title of the entry. */
            $kept[] = sprintf( ${translated(plan, 'Could not erase %s.')}, $record['title'] );
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
