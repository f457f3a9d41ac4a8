import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { readerClass } from '../shown/reader-class.ts';
import { listingAssets } from './assets.ts';
import { checkListing } from './check.ts';
import { describeListing } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { madeListings, titleOf } from './listing-plan.ts';
import { listingBlocks, listingsClass } from './listings-class.ts';
import { listingTests } from './tests.ts';

/** Records of any kind are shown to visitors: with a shortcode, a block, and at places of the site. */
export const listing: BehaviourModule<'listing'> = {
  kind: 'listing',
  describe: describeListing,
  check: checkListing,
  examples,
  counterExamples,
  contribute(plan, listings) {
    const kinds = new Map(madeListings(plan, listings).map(({ kind }) => [kind.key, kind]));
    return {
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Listings'),
          summary: 'Shows records to visitors.',
          code: listingsClass(plan, listings),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Listings')}() )->register();`],
      files: [...listingBlocks(plan, listings).files, ...listingAssets(plan, listings)],
      usesRepositories: true,
      readme: { features: listings.map((one) => describeListing(one, contextOf(plan.source))) },
      tests: listingTests(plan, listings),
      instructions: listings.map(
        (one) =>
          `The block **${titleOf(one)}** and the shortcode \`[${prefixed(plan, one.name)}]\` show “${titleOf(one)}” anywhere.`,
      ),
    };
  },
};
