import { ServiceError } from '@presswright/shared/errors';
import type { FastifyPluginAsync } from 'fastify';
import { sendRulePage } from '../../../plugins/rule-pages.ts';

/** The list of rules, for people. */
export const route: FastifyPluginAsync = async (app) => {
  for (const url of ['/docs/rules', '/docs/rules/']) {
    app.get(url, { config: { access: 'public' } }, async (_request, reply) => {
      const page = await app.rulePages.find(null);
      if (page === undefined) throw new ServiceError('not_found');
      return sendRulePage(reply, page);
    });
  }
};
