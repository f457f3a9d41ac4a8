import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { BusinessDetails } from './business-details-options.ts';

/** The class that tells search engines about the business behind the site. */
export function businessDetailsClass(plan: PluginPlan, options: BusinessDetails): PhpCode {
  const value = (key: string, otherwise: string): PhpCode => php`(string) ${settingValue(plan, key, otherwise)}`;
  return php`
    /**
     * Prints the details of the business as structured data of schema.org.
     */
    class ${toolClass(plan, 'business_details', 'Printer')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_head', array( $this, 'print_data' ) );
      }

      /**
       * Prints the structured data.
       */
      public function print_data() {
        if ( 'everywhere' !== ${settingValue(plan, 'business_place', options.place)} && ! is_front_page() ) {
          return;
        }

        wp_print_inline_script_tag(
          (string) wp_json_encode( $this->data(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_TAG ),
          array( 'type' => 'application/ld+json' )
        );
      }

      /**
       * Gets the details, without those that are empty.
       *
       * @return array
       */
      public function data() {
        $name    = ${value('business_name', options.name)};
        $address = array_filter(
          array(
            'streetAddress'   => ${value('business_street', options.street)},
            'postalCode'      => ${value('business_postal_code', options.postalCode)},
            'addressLocality' => ${value('business_city', options.city)},
            'addressRegion'   => ${value('business_region', options.region)},
            'addressCountry'  => ${value('business_country', options.country)},
          ),
          'strlen'
        );

        return array_filter(
          array(
            '@context'                  => 'https://schema.org',
            '@type'                     => ${value('business_type', options.type)},
            '@id'                       => home_url( '/#business' ),
            'name'                      => '' === $name ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $name,
            'url'                       => home_url( '/' ),
            'image'                     => (string) get_site_icon_url( 512 ),
            'address'                   => $address ? array( '@type' => 'PostalAddress' ) + $address : array(),
            'telephone'                 => ${value('business_phone', options.phone)},
            'email'                     => ${value('business_email', options.email)},
            'priceRange'                => ${value('business_price_range', options.priceRange)},
            'openingHoursSpecification' => self::hours( ${value('business_hours', options.openingHours)} ),
          )
        );
      }

      /**
       * Reads opening hours.
       *
       * @param string $text Lines such as “Mo-Fr 09:00-17:00” or “Sa, Su 10:00-14:00”; others are skipped.
       * @return array[] Specifications of schema.org.
       */
      public static function hours( $text ) {
        $days  = array(
          'mo' => 'Monday',
          'tu' => 'Tuesday',
          'we' => 'Wednesday',
          'th' => 'Thursday',
          'fr' => 'Friday',
          'sa' => 'Saturday',
          'su' => 'Sunday',
        );
        $keys  = array_keys( $days );
        $hours = array();
        foreach ( preg_split( '/[\r\n;]+/', $text ) as $line ) {
          if ( ! preg_match( '/^\s*([a-z,\s–-]+?):?\s+([01]?\d|2[0-4]):([0-5]\d)\s*[–-]\s*([01]?\d|2[0-4]):([0-5]\d)\s*$/iu', $line, $found ) ) {
            continue;
          }

          $open = array();
          foreach ( explode( ',', $found[1] ) as $part ) {
            $ends  = array_map(
              static function ( $day ) use ( $keys ) {
                return array_search( strtolower( substr( trim( $day ), 0, 2 ) ), $keys, true );
              },
              preg_split( '/[–-]/u', $part )
            );
            $first = $ends[0];
            $last  = end( $ends );
            if ( false === $first || false === $last ) {
              continue;
            }

            // From Friday to Monday goes over the end of the week.
            for ( $step = 0; $step <= ( $last - $first + 7 ) % 7; $step++ ) {
              $open[] = $days[ $keys[ ( $first + $step ) % 7 ] ];
            }
          }
          if ( array() !== $open ) {
            $hours[] = array(
              '@type'     => 'OpeningHoursSpecification',
              'dayOfWeek' => array_values( array_unique( $open ) ),
              'opens'     => sprintf( '%02d:%s', $found[2], $found[3] ),
              'closes'    => sprintf( '%02d:%s', $found[4], $found[5] ),
            );
          }
        }

        return $hours;
      }
    }
  `;
}
