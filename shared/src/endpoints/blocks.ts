import type { Endpoint } from '../endpoint.ts';
import { BlockAnalysis, BlockAnalyzeRequest, BlockGenerateRequest, BlockGeneration } from '../schemas/blocks.ts';
import { limits } from '../schemas/common.ts';
import { bodyLimitFor } from './body-limit.ts';
import { exampleTime } from './example-values.ts';
import { projectArchive } from './project-archive.ts';

/** `/v1/blocks` */
export const blockEndpoints = {
  generateBlock: {
    method: 'POST',
    path: '/v1/blocks/generate',
    permission: 'write',
    billable: true,
    tag: 'Generation',
    summary: 'Generate a block',
    description:
      'An installable plugin with one block: block.json, its editor script, styles and, for a block that is rendered by ' +
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
