import type { Endpoint } from '../endpoint.ts';
import {
  BlockAnalysis,
  BlockAnalyzeRequest,
  BlockGenerateRequest,
  BlockGeneration,
  BlockPlanAnswer,
  BlockPlanRequest,
} from '../schemas/blocks.ts';
import { limits } from '../schemas/common.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleTime } from './example-values.ts';
import { projectArchive } from './project-archive.ts';

/** `/v1/blocks` */
export const blockEndpoints = {
  planBlock: {
    method: 'POST',
    path: '/v1/blocks/plan',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Plan a block',
    description:
      'What a request for a block is understood to ask for, as a plan that can be read, corrected and sent to `generate`. ' +
      'Every clause of the description stands in `understood`, with the part of the plan that it became, or in ' +
      '`not_understood`. ' +
      'A `model` that follows instructions writes the plan; `not_understood` says where its plan was not taken.',
    body: BlockPlanRequest,
    response: BlockPlanAnswer,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: { block_type: 'Countdown', description: 'Counts down to the end of a sale.', style_variants: ['card'] },
      response: {
        id: 'plan_0123456789ABCDEFabcdef01',
        object: 'block_plan',
        created: exampleTime,
        model: 'svc-llm-7b',
        plan: {
          version: 1,
          purpose: 'countdown',
          title: 'Countdown',
          summary: 'Counts down to the end of a sale.',
          attributes: [
            { key: 'title', label: 'Title', type: 'string', role: 'title' },
            { key: 'endDate', label: 'End date', type: 'date', role: 'end-date' },
          ],
          features: [],
          behaviour: 'countdown',
          style_variants: ['card'],
          default_style: 'card',
          editor: true,
        },
        understood: [{ text: 'Counts down to the end of a sale', as: 'behaviour' }],
        not_understood: [],
      },
    },
  },
  generateBlock: {
    method: 'POST',
    path: '/v1/blocks/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Generate a block',
    description:
      'An installable plugin with one block, of its attributes and description or of a plan: block.json, its editor script, styles and, for a block that is rendered by ' +
      'the server, render.php. `as: "zip"` answers the archive instead.',
    body: BlockGenerateRequest,
    response: BlockGeneration,
    binary: projectArchive,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: {
        block_type: 'testimonial',
        attributes: { content: 'string', rating: 'number' },
        features: ['server_side_rendering', 'custom_controls', 'responsive_design'],
        style_variants: ['default', 'card', 'minimal'],
        include_editor: true,
        model: 'svc-llm-13b',
      },
      response: {
        id: 'blk_0123456789ABCDEFabcdef01',
        object: 'block_generation',
        created: exampleTime,
        model: 'svc-llm-13b',
        block_type: 'testimonial',
        files: {
          block_json: {
            content: '{\n\t"apiVersion": 3,\n\t"name": "testimonial/testimonial"\n}\n',
            filename: 'block.json',
            path: 'blocks/testimonial/block.json',
          },
        },
        instructions: 'Upload the folder to wp-content/plugins and activate the plugin.',
      },
    },
  },
  analyzeBlock: {
    method: 'POST',
    path: '/v1/blocks/analyze',
    permission: 'write',
    billable: true,
    tag: 'Analysis',
    summary: 'Analyse the code of a block',
    description:
      'The text may hold several files of a block: in code fences, below lines such as `// edit.js`, or simply one after ' +
      'another. They are analysed together, and lines are those of the whole text.',
    body: BlockAnalyzeRequest,
    maxBodyBytes: bodyLimitFor(limits.codeBytes),
    response: BlockAnalysis,
    errors: ['model_not_found', 'timeout'],
    example: {
      body: {
        block_code: "import { registerBlockType } from '@wordpress/blocks';\nregisterBlockType( 'my/block', {} );\n",
        analysis_type: 'performance',
      },
      response: {
        id: 'ana_0123456789ABCDEFabcdef01',
        object: 'block_analysis',
        created: exampleTime,
        model: 'svc-llm-7b',
        analysis_type: 'performance',
        issues: [],
        optimization_suggestions: [],
        parts: [{ name: 'index.js', language: 'javascript', line: 1, end_line: 2 }],
        score: 10,
        partial: false,
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
