// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import { repositoryOf } from '../../plugin/features/support/entity-names.ts';
import { fieldOf } from '../../plugin/features/support/find-behaviours.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { isLateRefused, refuseLateError } from '../booking/late.ts';
import { controlMethods } from './control-methods.ts';
import { linkMail, type MadeOwn, ownKey } from './own-plan.ts';

/** The class of the forms with which owners change their records. */
export function ownClass(plan: PluginPlan, made: MadeOwn): PhpCode {
  const { one, kind, number } = made;
  const key = ownKey(plan, number);
  const isByLink = one.proof.by === 'link';
  return php`
    /**
     * Lets owners of ${kind.plural} change them on the site.
     */
    final class ${classOf(plan, `Own_Records_${number}`)} {

      const TYPE   = ${kind.type};
      const MARKER = ${key};

      /**
       * What is wrong with what was sent, if anything.
       *
       * @var WP_Error|null
       */
      private $error = null;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_shortcode( ${prefixed(plan, one.name)}, array( $this, 'render' ) );
        add_action( 'template_redirect', array( $this, 'receive' ) );
        ${isByLink ? php`add_action( 'wp_after_insert_post', array( $this, 'send_link' ), 20, 2 );` : noPhp}
      }

      /**
       * Determines whether a record is of whoever asks.
       *
       * @param WP_Post|null $record Record.
       * @param string       $key    What the link has; empty without one.
       * @return bool
       */
      public function is_own( $record, $key = '' ) {
        if ( ! $record || self::TYPE !== $record->post_type || ! in_array( $record->post_status, get_post_stati( array( 'internal' => false ) ), true ) ) {
          return false;
        }

        ${
          isByLink
            ? php`return '' !== $key && hash_equals( self::key_of( $record ), $key );`
            : php`return get_current_user_id() > 0 && get_current_user_id() === ${kind.ownerId(php`$record`)};`
        }
      }

      ${isByLink ? linkMethods(plan, made) : noPhp}

      /**
       * Takes what an owner has sent${isByLink ? php`, and shows the form to who follows the link` : noPhp}.
       */
      public function receive() {
        ${
          isByLink
            ? php`
              // phpcs:disable WordPress.Security.NonceVerification.Recommended -- The link is signed.
              $id  = isset( $_GET[ self::MARKER ] ) ? absint( $_GET[ self::MARKER ] ) : 0;
              $key = isset( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
              // phpcs:enable
              if ( 0 === $id ) {
                return;
              }
            `
            : php`
              $id  = isset( $_POST[ self::MARKER ] ) ? absint( $_POST[ self::MARKER ] ) : 0;
              $key = '';
              if ( 0 === $id ) {
                return;
              }
            `
        }

        $record = get_post( $id );
        if ( ! $this->is_own( $record, $key ) ) {
          wp_die( ${translatedHtml(plan, isByLink ? 'This link is no longer valid.' : 'Sorry, you are not allowed to do that.')}, '', array( 'response' => 403 ) );
        }

        if ( isset( $_POST['own_deed'], $_POST['_wpnonce'] ) ) {
          if ( wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ), self::MARKER . $id ) ) {
            // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each value is sanitized by the repository.
            $input = isset( $_POST['own'] ) && is_array( $_POST['own'] ) ? wp_unslash( $_POST['own'] ) : array();
            $done  = $this->change( $record, sanitize_key( $_POST['own_deed'] ), $input );
          } else {
            $done = new WP_Error( 'expired', ${translated(plan, 'This form has expired. Please submit it again.')} );
          }

          if ( is_wp_error( $done ) ) {
            $this->error = $done;
          } else {
            wp_safe_redirect( ${isByLink ? php`'delete' === $_POST['own_deed'] ? home_url( '/' ) : add_query_arg( 'saved', 1 )` : php`add_query_arg( 'saved', 1 )`} );
            exit;
          }
        }
        ${
          isByLink
            ? php`

              nocache_headers();
              // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Every part of the form is escaped.
              wp_die( $this->message() . $this->form( get_post( $id ) ), esc_html( get_the_title( $record ) ), array( 'response' => 200 ) );
            `
            : noPhp
        }
      }

      /**
       * Does what an owner asks for.
       *
       * @param WP_Post $record Record.
       * @param string  $deed   What: save, delete or the number of a mark.
       * @param array   $input  Values, unslashed.
       * @return true|WP_Error
       */
      public function change( $record, $deed, $input = array() ) {
        ${
          one.can_delete
            ? php`
              if ( 'delete' === $deed ) {
                ${isLateRefused(plan, kind) ? refuseLateError(plan) : noPhp}
                wp_trash_post( $record->ID );

                return true;
              }
            `
            : noPhp
        }

        ${joinPhp(one.marks.map((mark, index) => markPhp(made, mark, index)))}

        ${one.fields.length > 0 ? savePhp(plan, made) : noPhp}

        return new WP_Error( 'unknown', ${translated(plan, 'Sorry, you are not allowed to do that.')} );
      }

      /**
       * Renders the own records with their forms.
       *
       * @return string HTML.
       */
      public function render() {
        ${isByLink ? php`return '<p>' . ${translatedHtml(plan, 'To change your entry, follow the link in the email that you got from us.')} . '</p>';` : listPhp(plan, made)}
      }

      ${controlMethods(plan, made)}
    }
  `;
}

function markPhp({ kind, entity }: MadeOwn, { field, value }: MadeOwn['one']['marks'][number], index: number): PhpCode {
  const attribute = kind.attributes.find(({ key }) => key === field);
  const own = entity === undefined ? undefined : fieldOf(entity, field);
  const write =
    attribute?.write?.(php`$record`, php`${value}`) ??
    (own === undefined ? noPhp : php`update_post_meta( $record->ID, ${own.metaKey}, ${value} );`);
  return php`
      if ( ${`mark_${index}`} === $deed ) {
        ${write}
        // Others learn of it as of any change.
        wp_update_post( array( 'ID' => $record->ID ) );

        return true;
      }
    `;
}

function savePhp(plan: PluginPlan, { one, entity, fields }: MadeOwn): PhpCode {
  const waits = one.after_edit === 'waits';
  const core = one.fields.filter((key) => key === 'title' || key === 'content');
  const read = joinPhp([
    ...core.map(
      (key) => php`
        if ( isset( $input[${key}] ) && is_string( $input[${key}] ) ) {
          $values[${key}] = $input[${key}];
        }
      `,
    ),
    fields.length > 0
      ? php`
        foreach ( $this->fields() as $key => $field ) {
          $value          = isset( $input[ $key ] ) && is_string( $input[ $key ] ) ? sanitize_textarea_field( $input[ $key ] ) : '';
          $values[ $key ] = 'boolean' === $field['input'] ? '' !== $value : $value;
        }
      `
      : noPhp,
  ]);
  const save =
    entity === undefined
      ? php`
        $post = array( 'ID' => $record->ID );
        ${core.includes('title') ? php`$post['post_title'] = sanitize_text_field( isset( $values['title'] ) ? $values['title'] : $record->post_title );` : noPhp}
        ${core.includes('content') ? php`$post['post_content'] = wp_kses_post( isset( $values['content'] ) ? $values['content'] : $record->post_content );` : noPhp}
        ${
          waits
            ? php`
              if ( isset( $values['status'] ) ) {
                $post['post_status'] = $values['status'];
              }
            `
            : noPhp
        }
        $saved = wp_update_post( wp_slash( $post ), true );
      `
      : php`$saved = ( new ${repositoryOf(entity)}() )->update( $record->ID, $values );`;
  return php`
    if ( 'save' === $deed ) {
      $values = array();
      ${read}
      ${
        core.includes('title')
          ? php`
            if ( isset( $values['title'] ) && '' === trim( $values['title'] ) ) {
              return new WP_Error( 'title', ${translated(plan, 'Please enter a title.')} );
            }
          `
          : noPhp
      }
      ${
        waits
          ? php`
            if ( 'publish' === $record->post_status ) {
              $values['status'] = 'pending';
            }
          `
          : noPhp
      }
      ${save}

      return is_wp_error( $saved ) ? $saved : true;
    }
  `;
}

function listPhp(plan: PluginPlan, { kind }: MadeOwn): PhpCode {
  const whose =
    kind.ownerMeta === undefined
      ? php`'author' => get_current_user_id(),`
      : php`
        'meta_key'   => ${kind.ownerMeta}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Fields are stored as metadata.
        'meta_value' => get_current_user_id(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- See above.
      `;
  return php`
    if ( ! is_user_logged_in() ) {
      return sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_login_url( (string) get_permalink() ) ), ${translatedHtml(plan, `Log in to see your ${kind.plural}`)} );
    }

    $records = get_posts(
      array(
        'post_type'   => self::TYPE,
        'post_status' => array_values( get_post_stati( array( 'internal' => false ) ) ),
        'numberposts' => 100,
        ${whose}
      )
    );
    if ( ! $records ) {
      return '<p>' . ${translatedHtml(plan, `You have no ${kind.plural} yet.`)} . '</p>';
    }

    $html = $this->message();
    foreach ( $records as $record ) {
      $html .= $this->form( $record );
    }

    return '<div class="' . esc_attr( ${handleOf(plan, 'own-records')} ) . '">' . $html . '</div>';
  `;
}

function linkMethods(plan: PluginPlan, { one, entity, number }: MadeOwn): PhpCode {
  const email = entity === undefined || one.proof.by !== 'link' ? undefined : fieldOf(entity, one.proof.field)?.metaKey;
  const sent = `_${ownKey(plan, number)}_sent`;
  return php`
    /**
     * Gets what proves that a link was mailed to the owner of a record.
     *
     * @param WP_Post $record Record.
     * @return string
     */
    private static function key_of( $record ) {
      return wp_hash( self::MARKER . '|' . $record->ID . '|' . get_post_meta( $record->ID, ${email ?? ''}, true ) );
    }

    /**
     * Gets the address at which the owner of a record changes it.
     *
     * @param WP_Post $record Record.
     * @return string URL.
     */
    public static function link_of( $record ) {
      return add_query_arg(
        array(
          self::MARKER => $record->ID,
          'key'        => self::key_of( $record ),
        ),
        home_url( '/' )
      );
    }

    /**
     * Mails the link to the address of a record, once.
     *
     * @param int     $id     Post ID.
     * @param WP_Post $record Record.
     */
    public function send_link( $id, $record ) {
      if ( self::TYPE !== $record->post_type || ! in_array( $record->post_status, array( 'publish', 'pending' ), true ) ) {
        return;
      }

      $address = (string) get_post_meta( $id, ${email ?? ''}, true );
      if ( ! is_email( $address ) || $address === get_post_meta( $id, ${sent}, true ) ) {
        return;
      }

      update_post_meta( $id, ${sent}, wp_slash( $address ) );
      $values = array(
        '{title}' => wp_specialchars_decode( $record->post_title, ENT_QUOTES ),
        '{link}'  => self::link_of( $record ),
        '{site}'  => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
      );
      wp_mail(
        $address,
        trim( preg_replace( '/\s+/', ' ', strtr( ${settingValue(plan, `own_${number}_subject`, linkMail.subject)}, $values ) ) ),
        strtr( ${settingValue(plan, `own_${number}_message`, linkMail.message)}, $values )
      );
    }
  `;
}
