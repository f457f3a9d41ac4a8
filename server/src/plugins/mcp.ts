import fp from 'fastify-plugin';
import { createPlanShelves, type PlanShelves } from '../mcp/plan-shelf.ts';
import { createRunningCalls, type RunningCalls } from '../mcp/running-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What requests of the Model Context Protocol share. */
    readonly mcp: { readonly plans: PlanShelves; readonly running: RunningCalls };
  }
}

export const mcp = fp(
  async (app) => {
    app.decorate('mcp', { plans: createPlanShelves(), running: createRunningCalls() });
  },
  { name: 'mcp' },
);
