import { getDocs } from './docs/get.ts';
import { getMetrics } from './metrics/get.ts';
import { getOpenapi } from './openapi.json/get.ts';
import { postAnalyzeBatch } from './v1/analyze/batch/post.ts';
import { postAnalyze } from './v1/analyze/post.ts';
import { postGenerate } from './v1/generate/post.ts';
import { postGenerateStream } from './v1/generate/stream/post.ts';
import { getHealth } from './v1/health/get.ts';
import { getModel } from './v1/models/[model_id]/get.ts';
import { getModels } from './v1/models/get.ts';
import { getStatus } from './v1/status/get.ts';

/** Every endpoint. The folder of a route is its URL, `[name]` stands for a parameter, the file is its method. */
export const routes = [
  getHealth,
  getStatus,
  getModels,
  getModel,
  postAnalyze,
  postAnalyzeBatch,
  postGenerate,
  postGenerateStream,
  getOpenapi,
  getDocs,
  getMetrics,
];
