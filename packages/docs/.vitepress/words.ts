const search = (
  button: string,
  none: string,
  reset: string,
  select: string,
  navigate: string,
  close: string,
  details: string,
) => ({
  button: { buttonText: button, buttonAriaLabel: button },
  modal: {
    noResultsText: none,
    resetButtonTitle: reset,
    displayDetails: details,
    backButtonTitle: close,
    footer: { selectText: select, navigateText: navigate, closeText: close },
  },
})

/** What the frame of the site says in each language. */
export const WORDS = {
  en: {
    name: 'English',
    description: 'Documentation of the Redraft API',
    copy: 'Copy',
    search: {},
    theme: {
      darkModeSwitchLabel: 'Appearance',
      notFound: {
        title: 'There is no such page',
        quote: 'The address may be misspelt, or the page has moved.',
        linkLabel: 'Go to the start of the documentation',
        linkText: 'Start of the documentation',
      },
    },
  },
  'zh-CN': {
    name: '简体中文',
    description: 'Redraft API 的文档',
    copy: '复制',
    search: search('搜索', '没有找到', '清除', '选择', '切换', '关闭', '显示详细内容'),
    theme: {
      outline: { level: [2, 3], label: '本页内容' },
      docFooter: { prev: '上一页', next: '下一页' },
      darkModeSwitchLabel: '外观',
      lightModeSwitchTitle: '切换到浅色',
      darkModeSwitchTitle: '切换到深色',
      sidebarMenuLabel: '目录',
      returnToTopLabel: '回到顶部',
      langMenuLabel: '切换语言',
      skipToContentLabel: '跳到正文',
      notFound: {
        title: '没有这一页',
        quote: '地址可能写错了，或者这一页已经移走。',
        linkLabel: '回到文档首页',
        linkText: '回到文档首页',
      },
    },
  },
  'zh-TW': {
    name: '繁體中文',
    description: 'Redraft API 的文件',
    copy: '複製',
    search: search('搜尋', '沒有找到', '清除', '選擇', '切換', '關閉', '顯示詳細內容'),
    theme: {
      outline: { level: [2, 3], label: '本頁內容' },
      docFooter: { prev: '上一頁', next: '下一頁' },
      darkModeSwitchLabel: '外觀',
      lightModeSwitchTitle: '切換為淺色',
      darkModeSwitchTitle: '切換為深色',
      sidebarMenuLabel: '目錄',
      returnToTopLabel: '回到頂端',
      langMenuLabel: '切換語言',
      skipToContentLabel: '跳至主要內容',
      notFound: {
        title: '沒有這一頁',
        quote: '位址可能寫錯了，或者這一頁已經移走。',
        linkLabel: '回到文件首頁',
        linkText: '回到文件首頁',
      },
    },
  },
} as const
