// Written by `npm run docs:examples` from the running service; a test compares them.
export const ANSWERS = {
  "humanize": {
    "status": "succeeded",
    "output": "Urban trees play a crucial role in cooling cities. A survey in Leipzig found that shaded streets were 4.2 °C cooler in July (Smith, 2020).",
    "words_used": 32,
    "words_remaining": 99968,
    "humanized_text": "Urban trees play a crucial role in cooling cities. A survey in Leipzig found that shaded streets were 4.2 °C cooler in July (Smith, 2020).",
    "usage": {
      "words": 32,
      "balance": 99968
    },
    "signal_review": {
      "before": {
        "score": 0.8617,
        "risk_level": "high"
      },
      "after": {
        "score": 0.6259,
        "risk_level": "medium"
      }
    },
    "changes": [
      {
        "start": 0,
        "end": 5,
        "before": "It is important to note that urban",
        "after": "Urban",
        "kind": "stock_phrase",
        "reason": "A stock opening that says nothing: the point itself is enough.",
        "code": "empty_stock_opening"
      },
      {
        "start": 51,
        "end": 52,
        "before": "Moreover, a",
        "after": "A",
        "kind": "connective",
        "reason": "An overused connective: a lighter one joins the sentences as well.",
        "code": "overused_connective"
      }
    ],
    "notes": [],
    "warnings": [],
    "warning_codes": [],
    "warning_values": [],
    "metadata": {
      "language": "en",
      "mode": "reduce-aigc",
      "engine": "local@0.1.0",
      "processing_ms": 48
    }
  },
  "paraphrase": {
    "status": "succeeded",
    "output": "The committee decided to postpone the vote because many members could not attend. It will meet again on 14 March 2026.",
    "words_used": 21,
    "words_remaining": 99947,
    "usage": {
      "words": 21,
      "balance": 99947
    },
    "signal_review": {
      "before": {
        "score": 0.0655,
        "risk_level": "low"
      },
      "after": {
        "score": 0.0655,
        "risk_level": "low"
      }
    },
    "changes": [],
    "notes": [],
    "warnings": [
      "No safe change was found."
    ],
    "warning_codes": [
      "no_change"
    ],
    "warning_values": [
      {}
    ],
    "metadata": {
      "language": "en",
      "mode": "academic",
      "engine": "local@0.1.0",
      "processing_ms": 48
    }
  },
  "rewrite": {
    "status": "succeeded",
    "output": "We looked at 48 soil samples and a lot of them had too much lead. This is not surprising, because the site was a battery plant until 1987 [3]. The school discussed the results in May and they do not want to wait.",
    "words_used": 42,
    "words_remaining": 99905,
    "usage": {
      "words": 42,
      "balance": 99905
    },
    "signal_review": {
      "before": {
        "score": 0.3419,
        "risk_level": "low"
      },
      "after": {
        "score": 0.2447,
        "risk_level": "low"
      }
    },
    "changes": [
      {
        "start": 71,
        "end": 77,
        "before": "isn't",
        "after": "is not",
        "kind": "contraction",
        "reason": "Formal prose writes contractions out.",
        "code": "contractions_written_out"
      },
      {
        "start": 163,
        "end": 163,
        "before": " about",
        "after": "",
        "kind": "preposition",
        "reason": "Another preposition goes with this word.",
        "code": "preposition_other"
      },
      {
        "start": 192,
        "end": 198,
        "before": "don't",
        "after": "do not",
        "kind": "contraction",
        "reason": "Formal prose writes contractions out.",
        "code": "contractions_written_out"
      }
    ],
    "notes": [
      {
        "start": 164,
        "end": 168,
        "note": "Check the article here.",
        "code": "check_article"
      }
    ],
    "warnings": [
      "Places that look wrong and have no sure remedy: 1; see `notes`."
    ],
    "warning_codes": [
      "unsure_places"
    ],
    "warning_values": [
      {
        "count": 1
      }
    ],
    "metadata": {
      "language": "en",
      "mode": "academic",
      "engine": "local@0.1.0",
      "processing_ms": 48
    }
  },
  "detect": {
    "status": "succeeded",
    "score": 0.9852,
    "risk_level": "high",
    "verdict": "unclear",
    "signals": [
      {
        "id": "word_choice",
        "label": "Word choice",
        "value": 0.958,
        "direction": "ai",
        "weight": 0.228,
        "explanation": "How much the words and short phrases resemble those of machine texts, from 0 to 1. Here 0.958, above the human range of 0.00706 to 0.648, which is more usual in machine writing.",
        "human_range": {
          "low": 0.00706,
          "high": 0.648
        }
      },
      {
        "id": "letter_patterns",
        "label": "Letter patterns",
        "value": 0.885,
        "direction": "ai",
        "weight": 0.129,
        "explanation": "How much the strings of letters resemble those of machine texts, from 0 to 1. Here 0.885, above the human range of 0.00203 to 0.659, which is more usual in machine writing.",
        "human_range": {
          "low": 0.00203,
          "high": 0.659
        }
      },
      {
        "id": "phrasing",
        "label": "Phrasing without topic",
        "value": 0.808,
        "direction": "ai",
        "weight": 0.086,
        "explanation": "How much the order of function words, endings and marks resembles that of machine texts, from 0 to 1. Here 0.808, above the human range of 0.00885 to 0.714, which is more usual in machine writing.",
        "human_range": {
          "low": 0.00885,
          "high": 0.714
        }
      },
      {
        "id": "common_ratio",
        "label": "Likelihood under two language models",
        "value": 0.525,
        "direction": "ai",
        "weight": 0.085,
        "explanation": "How much likelier the order of words and marks is after machine texts than after human ones, in nats (natural logarithms) per word. Here 0.525, above the human range of -0.339 to 0.0875, which is more usual in machine writing.",
        "human_range": {
          "low": -0.339,
          "high": 0.0875
        }
      },
      {
        "id": "inflated_words",
        "label": "Inflated vocabulary",
        "value": 5.88,
        "direction": "ai",
        "weight": 0.085,
        "explanation": "Words such as “crucial”, “foster” or “showcase” that chat models overuse, per 100 words. Here 5.88, above the human range of 0 to 1.32, which is more usual in machine writing.",
        "human_range": {
          "low": 0,
          "high": 1.32
        }
      },
      {
        "id": "shapes_surprise",
        "label": "Predictability of phrasing",
        "value": 2.91,
        "direction": "ai",
        "weight": 0.085,
        "explanation": "Mean surprise at each function word, ending and mark after the ones before it, in nats: lower is more predictable. Here 2.91, below the human range of 3.13 to 3.84, which is more usual in machine writing.",
        "human_range": {
          "low": 3.13,
          "high": 3.84
        }
      },
      {
        "id": "stock_phrase",
        "label": "Stock phrases",
        "value": 11.8,
        "direction": "ai",
        "weight": 0.085,
        "explanation": "Set phrases that chat models overuse, per 100 words. Here 11.8, above the human range of 0 to 1.36, which is more usual in machine writing.",
        "human_range": {
          "low": 0,
          "high": 1.36
        }
      },
      {
        "id": "suffix_ation",
        "label": "Nouns in -ation",
        "value": 2.94,
        "direction": "ai",
        "weight": 0.085,
        "explanation": "Abstract nouns ending in -ation per 100 words. Here 2.94, above the human range of 0 to 2.31, which is more usual in machine writing.",
        "human_range": {
          "low": 0,
          "high": 2.31
        }
      },
      {
        "id": "academic_excess",
        "label": "Overused academic words",
        "value": 5.88,
        "direction": "ai",
        "weight": 0.072,
        "explanation": "Words whose use in medical abstracts jumped after chat models appeared (Kobak et al. 2024), per 100 words. Here 5.88, above the human range of 0.694 to 5.85, which is more usual in machine writing.",
        "human_range": {
          "low": 0.694,
          "high": 5.85
        }
      },
      {
        "id": "word_rarity_spread",
        "label": "Mixture of common and rare words",
        "value": 2.39,
        "direction": "human",
        "weight": 0.059,
        "explanation": "Standard deviation of word rarity (the logarithm of the rank in books): higher where plain and rare words mix. Here 2.39, below the human range of 2.61 to 3.6, yet rarer still in machine writing.",
        "human_range": {
          "low": 2.61,
          "high": 3.6
        }
      }
    ],
    "sentences": [
      {
        "start": 0,
        "end": 82,
        "score": 0.9852,
        "signals": [
          "stock_phrase",
          "letter_patterns",
          "word_choice",
          "phrasing"
        ]
      },
      {
        "start": 82,
        "end": 149,
        "score": 0.9852,
        "signals": [
          "stock_phrase",
          "letter_patterns",
          "word_choice",
          "phrasing"
        ]
      },
      {
        "start": 149,
        "end": 199,
        "score": 0.9852,
        "signals": [
          "letter_patterns",
          "word_choice",
          "phrasing"
        ]
      }
    ],
    "revision_notes": [
      {
        "start": 0,
        "end": 28,
        "signal": "stock_phrase",
        "note": "Say it directly: the sentence works without this opening.",
        "code": "opening_not_needed"
      },
      {
        "start": 40,
        "end": 60,
        "signal": "stock_phrase",
        "note": "A general claim of importance. Say what changes, for whom, and how you know.",
        "code": "claim_of_importance"
      },
      {
        "start": 82,
        "end": 91,
        "signal": "stock_phrase",
        "note": "A ready-made joint. Cut it, or let the facts carry the connection.",
        "code": "joint_to_cut"
      }
    ],
    "warnings": [
      "Fewer than 80 words: the estimate is unreliable.",
      "This is a statistical estimate, not proof. Do not use it alone to judge or accuse anyone."
    ],
    "warning_codes": [
      "too_few_words",
      "estimate_not_proof"
    ],
    "warning_values": [
      {
        "least": 80
      },
      {}
    ],
    "metadata": {
      "language": "en",
      "source_kind": "paste",
      "words": 34,
      "characters": 199,
      "sentences": 3,
      "model": "en-2026.11",
      "processing_ms": 48
    },
    "words_used": 34,
    "words_remaining": 99871,
    "usage": {
      "words": 34,
      "balance": 99871
    }
  },
  "citation": {
    "status": "succeeded",
    "html": "<div class=\"csl-entry\">Kuhn, T. S. (1962). <i>The Structure of Scientific Revolutions</i>. University of Chicago Press.</div>",
    "text": "Kuhn, T. S. (1962). The Structure of Scientific Revolutions. University of Chicago Press.",
    "bibtex": "@book{kuhn1962structure,\n  author = {Kuhn, Thomas S.},\n  title = {The Structure of Scientific Revolutions},\n  year = {1962},\n  publisher = {University of Chicago Press},\n  address = {Chicago},\n  langid = {american},\n}\n",
    "ris": "TY  - BOOK\r\nAU  - Kuhn, Thomas S.\r\nTI  - The Structure of Scientific Revolutions\r\nPY  - 1962\r\nDA  - 1962///\r\nPB  - University of Chicago Press\r\nCY  - Chicago\r\nLA  - en-US\r\nER  - \r\n",
    "in_text": "(Kuhn, 1962)",
    "csl": {
      "id": "kuhn1962",
      "type": "book",
      "language": "en-US",
      "title": "The Structure of Scientific Revolutions",
      "author": [
        {
          "family": "Kuhn",
          "given": "Thomas S."
        }
      ],
      "issued": {
        "date-parts": [
          [
            1962
          ]
        ]
      },
      "publisher": "University of Chicago Press",
      "publisher-place": "Chicago"
    },
    "warnings": [],
    "warning_codes": [],
    "warning_values": []
  },
  "bibliography": {
    "status": "succeeded",
    "html": "<div class=\"csl-bib-body\">\n<div class=\"csl-entry\"><div class=\"csl-left-margin\">[1]</div>  <div class=\"csl-right-inline\">T. S. Kuhn, <i>The Structure of Scientific Revolutions</i>. Chicago: University of Chicago Press, 1962.</div></div>\n<div class=\"csl-entry\"><div class=\"csl-left-margin\">[2]</div>  <div class=\"csl-right-inline\">G. C. Bowker, <i>Sorting Things Out</i>. MIT Press, 1999.</div></div>\n</div>",
    "text": "[1] T. S. Kuhn, The Structure of Scientific Revolutions. Chicago: University of Chicago Press, 1962.\n[2] G. C. Bowker, Sorting Things Out. MIT Press, 1999.",
    "bibtex": "@book{kuhn1962structure,\n  author = {Kuhn, Thomas S.},\n  title = {The Structure of Scientific Revolutions},\n  year = {1962},\n  publisher = {University of Chicago Press},\n  address = {Chicago},\n  langid = {american},\n}\n\n@book{bowker1999sorting,\n  author = {Bowker, Geoffrey C.},\n  title = {Sorting Things Out},\n  year = {1999},\n  publisher = {MIT Press},\n  langid = {english},\n}\n",
    "ris": "TY  - BOOK\r\nAU  - Kuhn, Thomas S.\r\nTI  - The Structure of Scientific Revolutions\r\nPY  - 1962\r\nDA  - 1962///\r\nPB  - University of Chicago Press\r\nCY  - Chicago\r\nLA  - en-US\r\nER  - \r\n\r\nTY  - BOOK\r\nAU  - Bowker, Geoffrey C.\r\nTI  - Sorting Things Out\r\nPY  - 1999\r\nDA  - 1999///\r\nPB  - MIT Press\r\nLA  - en\r\nER  - \r\n",
    "entries": [
      {
        "id": "kuhn1962",
        "html": "<div class=\"csl-entry\"><div class=\"csl-left-margin\">[1]</div>  <div class=\"csl-right-inline\">T. S. Kuhn, <i>The Structure of Scientific Revolutions</i>. Chicago: University of Chicago Press, 1962.</div></div>",
        "text": "T. S. Kuhn, The Structure of Scientific Revolutions. Chicago: University of Chicago Press, 1962.",
        "number": 1,
        "in_text": "[1]"
      },
      {
        "id": "bowker1999sorting",
        "html": "<div class=\"csl-entry\"><div class=\"csl-left-margin\">[2]</div>  <div class=\"csl-right-inline\">G. C. Bowker, <i>Sorting Things Out</i>. MIT Press, 1999.</div></div>",
        "text": "G. C. Bowker, Sorting Things Out. MIT Press, 1999.",
        "number": 2,
        "in_text": "[2]"
      }
    ],
    "warnings": [],
    "warning_codes": [],
    "warning_values": [],
    "failures": [
      {
        "index": 2,
        "code": "validation_failed",
        "error": "\"ISBN 9780226458082\" was taken for an ISBN, but its check digit is 2, where 3 would be right."
      }
    ]
  },
  "status": {
    "status": "active",
    "name": "production",
    "label": null,
    "key_prefix": "rd_live_4fQ9",
    "workspace": {
      "id": "019a9d02-11f4-7b1e-8a44-9be0a3d0c7f2",
      "name": "Demo"
    },
    "plan": "pro",
    "words_remaining": 99871,
    "limits": {
      "requests_per_minute": 60,
      "citation_requests_per_minute": 60,
      "daily_scans": 200,
      "daily_scans_used": 1,
      "max_words": {
        "humanize": 1000,
        "paraphrase": 1000,
        "rewrite": 1000,
        "detect": 5000
      },
      "max_units": {
        "humanize": 500,
        "paraphrase": 2000,
        "rewrite": 500
      },
      "active_keys": 5
    },
    "created_at": "2026-11-20T18:59:31.230Z",
    "last_used_at": "2026-11-20T18:59:31.407Z"
  },
  "requestState": {
    "request_id": "019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7",
    "endpoint": "humanize",
    "state": "succeeded",
    "words": 32,
    "created_at": "2026-11-20T18:59:31.230Z",
    "settled_at": "2026-11-20T18:59:31.281Z",
    "result": {
      "status": "succeeded",
      "output": "Urban trees play a crucial role in cooling cities. A survey in Leipzig found that shaded streets were 4.2 °C cooler in July (Smith, 2020).",
      "words_used": 32,
      "words_remaining": 99968,
      "humanized_text": "Urban trees play a crucial role in cooling cities. A survey in Leipzig found that shaded streets were 4.2 °C cooler in July (Smith, 2020).",
      "usage": {
        "words": 32,
        "balance": 99968
      },
      "signal_review": {
        "before": {
          "score": 0.8617,
          "risk_level": "high"
        },
        "after": {
          "score": 0.6259,
          "risk_level": "medium"
        }
      },
      "changes": [
        {
          "start": 0,
          "end": 5,
          "before": "It is important to note that urban",
          "after": "Urban",
          "kind": "stock_phrase",
          "reason": "A stock opening that says nothing: the point itself is enough.",
          "code": "empty_stock_opening"
        },
        {
          "start": 51,
          "end": 52,
          "before": "Moreover, a",
          "after": "A",
          "kind": "connective",
          "reason": "An overused connective: a lighter one joins the sentences as well.",
          "code": "overused_connective"
        }
      ],
      "notes": [],
      "warnings": [],
      "warning_codes": [],
      "warning_values": [],
      "metadata": {
        "language": "en",
        "mode": "reduce-aigc",
        "engine": "local@0.1.0",
        "processing_ms": 48
      }
    }
  }
}
