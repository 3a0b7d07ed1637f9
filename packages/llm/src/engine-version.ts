/** Name and version of the engine, before the model that it asked. */
export const LLM_ENGINE_VERSION = 'llm@0.1.0'
