/** What `package.json` says of language models, their tools, and the chat participant. */
import { chatCommands, participantId } from '../src/assistant/chat-commands.ts';
import { mcpProviderId } from '../src/assistant/mcp-environment.ts';
import { toolTable } from '../src/assistant/tool-table.ts';
import { chatVendor } from '../src/models/chat-vendor.ts';

export const assistantContributions = {
  languageModelTools: toolTable.map(({ name, title, reference, icon, description, modelDescription, inputSchema }) => ({
    name,
    displayName: title,
    userDescription: description,
    modelDescription,
    toolReferenceName: reference,
    canBeReferencedInPrompt: true,
    icon: `$(${icon})`,
    tags: ['presswright', 'wordpress'],
    inputSchema,
  })),
  mcpServerDefinitionProviders: [{ id: mcpProviderId, label: 'Presswright' }],
  languageModelChatProviders: [{ vendor: chatVendor, displayName: 'Presswright' }],
  chatParticipants: [
    {
      id: participantId,
      name: 'presswright',
      fullName: 'Presswright',
      description: 'Analyze, explain, plan and generate WordPress code',
      isSticky: true,
      commands: chatCommands.map(({ name, description }) => ({ name, description })),
    },
  ],
};
