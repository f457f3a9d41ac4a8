import { php } from '../../../../writers/php.ts';
import type { PlanSetting } from '../../../features/settings/plan-setting.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { isProperty } from '../../support/property.ts';
import { toolClass, toolClassName } from '../../support/tool-names.ts';
import { businessDetailsClass } from './business-details-class.ts';
import { type BusinessDetails, businessTypeIn, businessTypes } from './business-details-options.ts';
import { businessDetailsTests } from './business-details-tests.ts';

const named =
  / (?:local ?business|business|restaurant|company|organi[sz]ation|store|hotel) (?:details |data )?(?:as )?(?:structured data|schema|schema\.org|json-ld|markup) | (?:structured data|schema|schema\.org|json-ld|markup) .{0,30}(?:business|restaurant|company|organi[sz]ation|store|hotel) | (?:address|phone|opening hours|price range) .{0,80}(?:as|in|with) (?:structured data|schema\.org|json-ld|schema markup) /;
const detail =
  / (?:address|phone|telephone|e-?mail|opening hours|hours|price range|prices|details|settings?|edit|edited) /;
const frontPage = / (?:home ?page|front ?page) /;
const everyPage = / (?:every|all|each) (?:pages?|of the site) | site-?wide | everywhere /;

const field = (key: string, label: string, value: string, description = ''): PlanSetting => ({
  key: `business_${key}`,
  type: 'text',
  label,
  description,
  default: value,
  section: 'general',
});

/** "Tell search engines our address, phone and opening hours as structured data." */
export const businessDetails: SiteTool<BusinessDetails> = {
  tool: 'business_details',
  example: 'Restaurant structured data with address, phone, opening hours and price range on the home page.',
  recognize(clause) {
    const { line } = clause;
    if (!named.test(line) || isProperty(clause, named)) return null;
    return {
      type: businessTypeIn(line) || 'LocalBusiness',
      name: '',
      street: '',
      postalCode: '',
      city: '',
      region: '',
      country: '',
      phone: '',
      email: '',
      openingHours: '',
      priceRange: '',
      place: everyPage.test(line) ? 'everywhere' : 'front_page',
    };
  },
  refine(clause, options) {
    const { line } = clause;
    if (everyPage.test(line)) return { ...options, place: 'everywhere' };
    return frontPage.test(line) || detail.test(line) ? options : null;
  },
  describe: ({ type, place }) =>
    `Tells search engines about the business (${businessTypes[type] ?? type}) as structured data on ${place === 'everywhere' ? 'every page' : 'the front page'}: name, address, phone, opening hours and price range, edited in the settings.`,
  settings: (options) => [
    {
      key: 'business_type',
      type: 'choice',
      label: 'Kind of business',
      description: '',
      default: options.type,
      section: 'general',
      choices: Object.entries(businessTypes).map(([value, label]) => ({ value, label })),
    },
    field('name', 'Business name', options.name, 'Leave empty to use the site title.'),
    field('street', 'Street address', options.street),
    field('postal_code', 'Postal code', options.postalCode),
    field('city', 'City', options.city),
    field('region', 'State or region', options.region),
    field('country', 'Country', options.country, 'Two letters, such as US or DE.'),
    field('phone', 'Phone', options.phone, 'With the country code, such as +1 555 0100.'),
    { ...field('email', 'Email address', options.email), type: 'email' },
    {
      ...field('hours', 'Opening hours', options.openingHours),
      type: 'textarea',
      description: 'One line each, such as Mo-Fr 09:00-17:00 or Sa, Su 10:00-14:00.',
    },
    field('price_range', 'Price range', options.priceRange, 'Such as $$ or €10–30.'),
    {
      key: 'business_place',
      type: 'choice',
      label: 'Pages',
      description: 'Where search engines find the details.',
      default: options.place,
      section: 'general',
      choices: [
        { value: 'front_page', label: 'Front page only' },
        { value: 'everywhere', label: 'Every page' },
      ],
    },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'business_details', 'Printer'),
        summary: 'Tells search engines about the business.',
        code: businessDetailsClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'business_details', 'Printer')}() )->register();`],
    readme: {
      features: ['Structured data with name, address, phone, opening hours and price range of the business'],
      tags: ['local business', 'schema', 'structured data'],
    },
    instructions: ['The details of the business are in the settings; those that are empty are left out.'],
    tests: [businessDetailsTests(plan, options)],
  }),
};
