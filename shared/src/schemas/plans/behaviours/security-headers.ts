import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { strict } from './parts.ts';

export const referrerPolicies = [
  'no-referrer',
  'origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'origin-when-cross-origin',
  'no-referrer-when-downgrade',
] as const;

/** What browsers let pages do, by the names of the Permissions-Policy. */
export const browserFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

export const securityHeaders = Type.Object(
  {
    kind: Type.Literal('security_headers'),
    hsts_days: Type.Integer({
      minimum: 0,
      maximum: 3650,
      description: 'For how many days browsers ask for the site over HTTPS alone; 0: as they like',
    }),
    hsts_subdomains: Type.Optional(Type.Boolean({ default: false, description: 'Of its subdomains, too' })),
    frames: StringEnum(['everyone', 'same_origin', 'nobody'] as const, {
      description: 'Whose pages may show the site in a frame',
    }),
    nosniff: Type.Boolean({ description: 'Browsers take files for what the site says they are' }),
    referrer: Type.Optional(
      StringEnum(referrerPolicies, { description: 'What other sites learn of where visitors come from' }),
    ),
    denied_features: Type.Optional(
      Type.Array(StringEnum(browserFeatures), {
        minItems: 1,
        maxItems: browserFeatures.length,
        uniqueItems: true,
        description: 'What no page may use',
      }),
    ),
    content_policy: Type.Optional(
      Type.Object(
        {
          text: Type.String({
            minLength: 1,
            maxLength: 2000,
            pattern: "^[A-Za-z0-9 .:;/*_'=?&%+,-]+$",
            description: "Of the site’s pages, not of the administration: `default-src 'self'; img-src *`",
          }),
          is_report_only: Type.Boolean({ description: 'Browsers tell what it would forbid, and forbid nothing' }),
          collects_reports: Type.Boolean({
            description:
              'What browsers tell is counted, and listed below Tools for a month; 200 different reports at most',
          }),
        },
        { ...strict, description: 'Content-Security-Policy' },
      ),
    ),
  },
  { ...strict, description: 'Headers with which browsers protect visitors of the site.' },
);
