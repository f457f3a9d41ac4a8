import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { type Approval, personPhp } from './approval.ts';
import { mailsOf, mailTexts, messageOf } from './steps-plan.ts';

/** Methods that mail who decides next, and whom a record belongs to. */
export function mailMethods(plan: PluginPlan, { one, kind, number }: Approval): PhpCode {
  const texts = Object.fromEntries(
    mailsOf(one).map((name) => [
      name,
      {
        subject: settingValue(plan, `approval_${number}_${name}_subject`, mailTexts[name].subject),
        message: settingValue(plan, `approval_${number}_${name}_message`, messageOf(one, name)),
      },
    ]),
  );
  return php`
    /**
     * Mails who decides next on a post; where the step names nobody, the administrator.
     *
     * @param WP_Post $record Post.
     */
    private function ask( $record ) {
      $step      = $this->step( $record );
      $owner     = ${kind.ownerEmail(php`$record`)};
      $addresses = array_diff( array_filter( $this->addresses( $record, $step ), 'is_email' ), array( $owner ) );
      if ( ! $addresses ) {
        $addresses = array( get_option( 'admin_email' ) );
      }

      foreach ( array_unique( $addresses ) as $address ) {
        $this->mail( $address, 'waiting', $record, $step, '', $this->page_url() );
      }
    }

    /**
     * Gets the addresses of whom a step asks.
     *
     * @param WP_Post $record Post.
     * @param int     $step   Step, from 0.
     * @return string[]
     */
    private function addresses( $record, $step ) {
      switch ( $step ) {
        ${joinPhp(
          one.steps.map(({ by }, index) =>
            by.who === 'roles'
              ? php`
                case ${index}:
                  return get_users(
                    array(
                      'role__in' => ${by.roles.map((role) => siteRole(plan, role))},
                      'fields'   => 'user_email',
                      'number'   => 100,
                    )
                  );
              `
              : php`
                case ${index}:
                  $user = get_userdata( ${personPhp(kind, by.attribute)} );

                  return $user ? array( $user->user_email ) : array();
              `,
          ),
          '\n\n',
        )}
      }

      return array();
    }

    ${
      one.tells_owner
        ? php`
          /**
           * Mails a decision to whom a post belongs to.
           *
           * @param WP_Post $record  Post.
           * @param string  $name    Which email.
           * @param int     $step    Step, from 0.
           * @param string  $comment Comment.
           */
          private function tell( $record, $name, $step, $comment ) {
            $owner = ${kind.ownerEmail(php`$record`)};
            $link  = 'approved' === $name ? ${kind.link(php`$record`)} : ${kind.editLink(php`$record`)};
            if ( is_email( $owner ) ) {
              $this->mail( $owner, $name, $record, $step, $comment, ${kind.ownerId(php`$record`)} || 'approved' === $name ? $link : '' );
            }
          }
        `
        : noPhp
    }

    /**
     * Sends an email.
     *
     * @param string  $address Email address.
     * @param string  $name    Which one.
     * @param WP_Post $record  Post.
     * @param int     $step    Step, from 0.
     * @param string  $comment Comment.
     * @param string  $link    Where it leads.
     */
    private function mail( $address, $name, $record, $step, $comment, $link ) {
      $labels = self::labels();
      $texts  = ${texts};
      $values = array(
        '{title}'   => wp_specialchars_decode( $record->post_title, ENT_QUOTES ),
        '{owner}'   => get_the_author_meta( 'display_name', ${kind.ownerId(php`$record`)} ),
        '{step}'    => isset( $labels[ $step ] ) ? $labels[ $step ] : '',
        '{comment}' => $comment,
        '{link}'    => $link,
        '{site}'    => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
      );

      wp_mail(
        $address,
        trim( preg_replace( '/\s+/', ' ', strtr( $texts[ $name ]['subject'], $values ) ) ),
        trim( preg_replace( '/\n{3,}/', "\n\n", strtr( $texts[ $name ]['message'], $values ) ) )
      );
    }
  `;
}
