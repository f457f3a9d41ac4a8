import type { Endpoint } from '../endpoint.ts';
import { PatternGenerateRequest, PatternGeneration } from '../schemas/patterns.ts';
import { exampleTime } from './example-values.ts';

/** `/v1/patterns` */
export const patternEndpoints = {
  generatePattern: {
    method: 'POST',
    path: '/v1/patterns/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Generate a pattern',
    description:
      'Sections of a page as markup of blocks, of a description such as `testimonials and prices for a bakery`: a hero, ' +
      'features, an introduction, a gallery, offers with prices, quotes, questions with answers, posts, a call to action. ' +
      'Texts are what such a site would say. Another `seed` gives another look.',
    body: PatternGenerateRequest,
    response: PatternGeneration,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: { description: 'A call to action for a bakery.' },
      response: {
        id: 'pat_0123456789ABCDEFabcdef01',
        object: 'pattern_generation',
        created: exampleTime,
        model: 'svc-llm-7b',
        title: 'Call to action',
        sections: ['action'],
        categories: ['call-to-action'],
        content: '<!-- wp:heading -->\n<h2 class="wp-block-heading">Still warm at eight</h2>\n<!-- /wp:heading -->',
        not_understood: [],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
